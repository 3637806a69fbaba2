// Asks for the fonts late: after the first paint on the page a visitor arrives on, at once on a page
// reached from another one of ours, where they are in the cache. Until the two headline fonts are
// there `data-fonts="late"` keeps their fallbacks. However well a fallback is measured, a title here
// or there breaks a line sooner in it: then the title keeps the box it was drawn in, by tighter
// letters or an empty line, and nothing below it moves. The text font would reflow every line, so it
// is fetched once the page is used (warm-up.js), and drawn with from the next page on.
((root) => {
  const isOnward = document.referrer.startsWith(location.origin);
  const loadHeadlines = async () => {
    // One that does not come leaves its fallback.
    await Promise.allSettled(
      ['700 1em Besley', '1em League Gothic'].map((font) => document.fonts.load(font)),
    );
    const title = document.querySelector('h1');
    const height = title?.offsetHeight;
    root.dataset.fonts = '';
    if (isOnward || !title) return;
    for (let steps = 1; title.offsetHeight > height && steps < 9; steps++)
      title.style.letterSpacing = `${-steps / 100}em`;
    if (title.offsetHeight < height) title.style.minHeight = `${height}px`;
  };
  root.dataset.fonts = 'late';
  try {
    if (isOnward && localStorage.textFont) root.dataset.textFont = '';
  } catch {}
  if (isOnward) loadHeadlines();
  // More than one paint may be told, each by itself: a second call finds nothing to do.
  else new PerformanceObserver(loadHeadlines).observe({ type: 'paint', buffered: true });
})(document.documentElement);
