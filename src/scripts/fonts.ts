const FACES = {
  headline: ['1em "League Gothic"', '700 1em Besley'],
  text: ['1em Newsreader', 'italic 1em Newsreader'],
};
type Group = keyof typeof FACES;

/** Fetches a group's fonts, and draws this page with them from now on, and later pages at once (Page.astro). */
async function use(group: Group): Promise<void> {
  await Promise.all(FACES[group].map((font) => document.fonts.load(font)));
  const { dataset } = document.documentElement;
  if (group === 'text') keepLines(() => (dataset['fonts'] += ' text'));
  else dataset['fonts'] = group;
  // Storage may be forbidden.
  localStorage['fonts'] = group === 'text' ? 'headline text' : group;
}

/** Swaps the text font without moving a line in view: a paragraph that would get one more or less keeps its font. */
function keepLines(swap: () => void): void {
  const inView = [
    ...document.querySelectorAll<HTMLElement>('p, li, dt, dd, figcaption, blockquote'),
  ]
    .filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    })
    .map((element) => ({ element, height: element.offsetHeight }));
  swap();
  for (const { element, height } of inView) {
    if (element.offsetHeight !== height) element.style.fontFamily = 'var(--text-fallback)';
  }
}

/**
 * After the page has loaded, fetches the headline fonts, then the text font: before, they would delay the
 * first paint by up to half a second on a slow phone (`npm run speed`). For a visitor who saves data, the
 * headline fonts alone.
 */
export function loadFonts(): void {
  const start = async (): Promise<void> => {
    const used = document.documentElement.dataset['fonts'] ?? '';
    if (!used) await use('headline');
    if (!used.includes('text') && !navigator.connection?.saveData) await use('text');
  };
  if (document.readyState === 'complete') start().catch(() => undefined);
  else addEventListener('load', () => start().catch(() => undefined), { once: true });
}
