// Asks for the script that this tag names in `data-src`, at the first idle moment after the page has loaded and
// its first view is drawn (first-view.js): a script asked for sooner would share the way of that view's picture
// and fonts, and hold up the load event for as long as it hangs. A page that is made ready in advance draws no
// frame, and so asks for nothing until somebody comes. Never for a visitor who saves data. Whoever needs the
// script meanwhile waits for this tag as long as it has `data-preload` (providers/load-script.ts); one that fails
// is asked for anew. The error of a foreign script that can't run comes without its file's name, and is nobody's
// here to mend.
((src) => {
  self.onerror = (_message, file) => !file;
  const append = () => {
    const tag = document.createElement('script');
    tag.dataset.preload = '';
    tag.onload = tag.onerror = () => delete tag.dataset.preload;
    tag.src = src;
    document.head.append(tag);
  };
  const wait = () =>
    navigator.connection?.saveData ||
    (self.requestIdleCallback?.(append, { timeout: 2000 }) ?? setTimeout(append, 1000));
  addEventListener('load', () => firstView.then(() => requestAnimationFrame(wait)));
})(document.currentScript.dataset.src);
