// Puts the first address of an image's `data-fallback` (a|b) in its place when it can't be loaded, and the
// next one when that fails as well. A picture of a grid has that of its number, modulo how many the grid says
// stand by (domain/pictures/fallback-image.ts). Error events don't bubble, but they are caught on the way down;
// an image that has failed before this script came is found by having no pixels.
{
  const byNumber = (image) => {
    const count = image.closest?.('[data-fallbacks]')?.dataset.fallbacks;
    return count && `/fallback/${image.parentNode.id.slice(6) % count}.webp`;
  };
  const replace = (image) => {
    const [next, ...rest] = (image.dataset?.fallback ?? byNumber(image))?.split('|') || [];
    if (!next) return;
    console.warn(`Not loaded: ${image.currentSrc}`);
    image.dataset.fallback = rest.join('|');
    for (const source of image.parentNode.querySelectorAll('source')) source.remove();
    image.srcset = '';
    image.src = next;
  };
  addEventListener('error', ({ target }) => replace(target), true);
  for (const image of document.querySelectorAll('[data-fallback],[data-fallbacks] img'))
    // Some browsers give a drawing no size of its own: only what can't be decoded has failed.
    if (image.complete && !image.naturalWidth) image.decode().catch(() => replace(image));
}
