/** Puts the first address of an image's `data-fallback` ("a|b") in place of the one that failed. */
function replace(image: HTMLImageElement): void {
  const [next, ...rest] = image.dataset['fallback']?.split('|') ?? [];
  if (!next) return;
  console.warn(`Not loaded: ${image.currentSrc}`);
  image.dataset['fallback'] = rest.join('|');
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  image.srcset = '';
  image.src = next;
}

/** Replaces images that can't be loaded, now and later, by their fallbacks. */
export function replaceBrokenImages(): void {
  // Error events don't bubble, but they can be captured.
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && replace(target),
    true,
  );
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    // One that failed before this script ran. Some browsers give an SVG no size: decode() knows.
    if (image.complete && !image.naturalWidth) image.decode().catch(() => replace(image));
  }
}
