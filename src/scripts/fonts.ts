/** Draws the page with fonts that have come, and later pages at once (layouts/Page.astro). */
function use(fonts: string): void {
  document.documentElement.dataset['fonts'] = fonts;
  localStorage['fonts'] = fonts;
}

/** Calls `swap`. A paragraph or row in view whose number of lines it would change keeps its font. */
function keepLines(swap: () => void): void {
  const inView = [
    ...document.querySelectorAll<HTMLElement>('p, .cluster, li, dt, dd, figcaption, blockquote'),
  ].filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const heights = inView.map((element) => element.offsetHeight);
  swap();
  for (const [index, element] of inView.entries()) {
    if (element.offsetHeight !== heights[index]) element.style.fontFamily = 'var(--text-fallback)';
  }
}

/**
 * Fetches the headline fonts once the page has loaded and been drawn, which they would delay, then the text
 * font, which visitors who save data do without. Fonts that don't come leave their fallbacks.
 */
export async function loadFonts(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // On a fast line a page loads before its first frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const load = (...fonts: string[]) => Promise.all(fonts.map((font) => document.fonts.load(font)));
  await load('1em "League Gothic"', '700 1em Besley');
  if (!document.documentElement.dataset['fonts']) use('headline');
  if (navigator.connection?.saveData) return;
  await load('1em Newsreader', 'italic 1em Newsreader');
  if (document.documentElement.dataset['fonts'] === 'headline')
    keepLines(() => use('headline text'));
}
