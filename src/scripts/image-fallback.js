// Puts the first address of an image's `data-fallback` (a|b) in its place when it can't be loaded, and the
// next one when that fails as well. Error events don't bubble, but they are caught on the way down; an
// image that has failed before this script came is found by having no pixels.
{
  const replace = (image) => {
    const [next, ...rest] = image.dataset?.fallback?.split('|') || [];
    if (!next) return;
    console.warn(`Not loaded: ${image.currentSrc}`);
    image.dataset.fallback = rest.join('|');
    for (const source of image.parentNode.querySelectorAll('source')) source.remove();
    image.srcset = '';
    image.src = next;
  };
  addEventListener('error', ({ target }) => replace(target), true);
  for (const image of document.querySelectorAll('[data-fallback]'))
    // Some browsers give a drawing no size of its own: only what can't be decoded has failed.
    if (image.complete && !image.naturalWidth) image.decode().catch(() => replace(image));
}
