// Asks for the fonts late: once the first view is drawn (first-view.js) on the page a visitor arrives
// on, at once on a page reached from another one of ours, where they are in the cache. Until the two headline
// fonts are there `data-fonts="late"` keeps their fallbacks. However well a fallback is measured, a title here
// or there breaks a line sooner in it: then the title keeps the box it was drawn in, by tighter letters or an
// empty line, and nothing below it moves. The text font would reflow every line, so it is fetched once the
// page is used (warm-up.js), and drawn with from the next page on.
(async (root) => {
  const isOnward = document.referrer.startsWith(location.origin);
  root.dataset.fonts = 'late';
  try {
    if (isOnward && localStorage.textFont) root.dataset.textFont = '';
  } catch {}
  const isAtOnce = isOnward || (await firstView);
  // One that does not come leaves its fallback.
  await document.fonts.load('700 1em Besley,League Gothic').catch(() => document.fonts.ready);
  const title = document.querySelector('h1');
  // Where they come at once it may not be there yet.
  const height = title?.offsetHeight;
  root.dataset.fonts = '';
  if (isAtOnce) return;
  for (let step = 0; title.offsetHeight > height && step > -8;)
    title.style.letterSpacing = `${--step / 100}em`;
  if (title.offsetHeight < height) title.style.minHeight = `${height}px`;
})(document.documentElement);
