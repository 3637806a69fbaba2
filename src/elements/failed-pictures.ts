/**
 * Puts a stand-in where a picture cannot be had, of the same size because the `<img>` stays, with
 * its alternative text. Each picture names its own stand-in in `data-stand-in`, and another for when
 * that one fails too in `data-last-stand-in`; one that names none is left alone. Every failure is
 * logged once (specification, section 8).
 *
 * Also finds the pictures that failed before this ran.
 *
 * @returns what ends the watching.
 */
export function watchPictures(page: Document = document): () => void {
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) standIn(target);
  };
  // A picture's error does not bubble, but it is caught on the way down.
  page.addEventListener('error', onError, true);
  for (const picture of page.querySelectorAll<HTMLImageElement>('img[data-stand-in]')) {
    if (picture.complete && picture.naturalWidth === 0) standIn(picture);
  }
  return () => page.removeEventListener('error', onError, true);
}

function standIn(picture: HTMLImageElement): void {
  const { standIn: address, lastStandIn } = picture.dataset;
  if (!address) return;
  console.warn(
    `A picture could not be loaded, another stands in: ${picture.currentSrc || picture.src}`,
  );
  // Taken away first: a stand-in that fails as well must not be tried for ever.
  delete picture.dataset['standIn'];
  delete picture.dataset['lastStandIn'];
  if (lastStandIn) picture.dataset['standIn'] = lastStandIn;
  for (const source of picture.parentElement?.querySelectorAll(':scope > source') ?? []) {
    source.remove();
  }
  picture.removeAttribute('srcset');
  picture.src = address;
}
