/** Uses the first URL of an image's `data-fallback` ("a|b"). */
function replace(image: HTMLImageElement): void {
  const [next, ...rest] = image.dataset['fallback']?.split('|') ?? [];
  if (!next) return;
  console.warn(`Not loaded: ${image.currentSrc}`);
  image.dataset['fallback'] = rest.join('|');
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  image.srcset = '';
  image.src = next;
}

/** Replaces images that fail to load, now or later, with their fallbacks. */
export function replaceBrokenImages(): void {
  // Error events don't bubble, but can be captured.
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && replace(target),
    true,
  );
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    // Failed before this script ran, unless it is an SVG without a size: decode() rejects only on a failure.
    if (image.complete && !image.naturalWidth) image.decode().catch(() => replace(image));
  }
}
