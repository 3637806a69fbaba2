// `firstView` is a promise, kept once the first view is drawn with its picture: what is asked for before that
// shares the picture's way. A second and a half at most, as the picture may hang, and a page in a tab behind is
// not drawn. Where the browser does not tell of the picture, a moment after everything has come. It is kept at
// once for a page made ready in advance, which has the time; and as true, for all of the page at once, for one
// opened again, which is in the cache, and for a place further down, which can be found only where there is
// one, while the page is loading. Such a page is drawn whole: its style sheet is asked for here, while its head
// is read and drawing waits for it (`blocking="render"`).
self.firstView = new Promise((resolve) => {
  new PerformanceObserver((list) => {
    // Of what is painted, only a picture tells an address. Nothing was painted before this script ran.
    if (list.getEntries().some((paint) => paint.url || !document.querySelector('[fetchpriority]')))
      resolve();
  }).observe({ type: 'largest-contentful-paint' });
  addEventListener('load', () => setTimeout(resolve, 500));
  setTimeout(resolve, 1500);
  if (performance.navigation.type || location.hash) {
    for (const sheet of document.querySelectorAll('[blocking]')) {
      // No part waits (late-styles.js).
      document.documentElement.dataset.full = '';
      sheet.media = 'all';
      sheet.disabled = false;
    }
    resolve(true);
  }
  if (document.prerendering) resolve();
});
