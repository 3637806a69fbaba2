// Puts the first address of an image's `data-fallback` (a|b) in its place when it can't be loaded, and the
// next one when that fails as well. Error events don't bubble, but they are caught on the way down.
addEventListener(
  'error',
  ({ target }) => {
    const [next, ...rest] = target.dataset?.fallback?.split('|') || [];
    if (!next) return;
    console.warn(`Not loaded: ${target.currentSrc}`);
    target.dataset.fallback = rest.join('|');
    for (const source of target.parentNode.querySelectorAll('source')) source.remove();
    target.srcset = '';
    target.src = next;
  },
  true,
);
