// Asks for the fonts late: after the first paint on the page a visitor arrives on, at once on a page
// reached from another one of ours, where they are in the cache. Until the two headline fonts are
// there `data-fonts="late"` keeps their fallbacks. However well a fallback is measured, a title here
// or there breaks a line sooner in it: then the title keeps the box it was drawn in, by tighter
// letters or an empty line, and nothing below it moves. The text font would reflow every line, so it
// is fetched after everything else and used from the next page on.
((root) => {
  const isOnward = document.referrer.startsWith(location.origin);
  const load = (...fonts) => Promise.all(fonts.map((font) => document.fonts.load(font)));
  const loadHeadlines = () =>
    load('700 1em Besley', '1em League Gothic').finally(() => {
      const title = document.querySelector('h1') || root;
      const height = title.offsetHeight;
      root.dataset.fonts = '';
      if (isOnward) return;
      for (let steps = 1; title.offsetHeight > height && steps < 9; steps++)
        title.style.letterSpacing = `${-steps / 100}em`;
      if (title.offsetHeight < height) title.style.minHeight = `${height}px`;
    });
  root.dataset.fonts = 'late';
  try {
    if (isOnward && localStorage.textFont) root.dataset.textFont = '';
  } catch {}
  if (isOnward) loadHeadlines();
  else
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      loadHeadlines();
    }).observe({ type: 'paint', buffered: true });
  addEventListener('load', () =>
    setTimeout(() => {
      if (!navigator.connection?.saveData)
        load('1em Newsreader', 'italic 1em Newsreader')
          .then(() => {
            localStorage.textFont = 1;
          })
          // Storage is forbidden, or a font did not come: the next page asks again.
          .catch(() => {});
    }, 1500),
  );
})(document.documentElement);
