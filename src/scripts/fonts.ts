/** Applies loaded fonts, on later pages from the start (layouts/Page.astro). */
function applyFonts(fonts: string): void {
  document.documentElement.dataset['fonts'] = fonts;
  // Not by stores/storage.ts: a module shared with islands would be one more request of every page.
  try {
    localStorage['fonts'] = fonts;
  } catch {}
}

/** Calls `swap`, but elements in view whose height it would change keep the fallback font. */
function swapWithoutReflow(swap: () => void): void {
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
 * Loads the headline fonts after the load event and the first frame, which they would delay, then the text
 * font, except with Save-Data. Rejects if a font fails.
 */
export async function loadFonts(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // On a fast line a page loads before its first frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const load = (...fonts: string[]) => Promise.all(fonts.map((font) => document.fonts.load(font)));
  await load('1em "League Gothic"', '700 1em Besley');
  if (!document.documentElement.dataset['fonts']) applyFonts('headline');
  if (navigator.connection?.saveData) return;
  await load('1em Newsreader', 'italic 1em Newsreader');
  if (document.documentElement.dataset['fonts'] === 'headline')
    swapWithoutReflow(() => applyFonts('headline text'));
}
