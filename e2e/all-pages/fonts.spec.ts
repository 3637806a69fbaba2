/** Fonts: fallbacks, loading order, and subsets that have every letter. */
import { expect, test } from '../support/site.ts';

test('fonts load after the load event, and are used at once on the next page', async ({ page }) => {
  await page.goto('/blog');
  await page.waitForFunction(() => localStorage['fonts'] === 'headline text');
  const used = () => page.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(await used()).not.toContain('Newsreader');
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime < (visit?.loadEventStart ?? 0));
  });
  expect(early).toEqual([false, false, false, false]);
  await page.goto('/about');
  // By the script in the head, before the first paint.
  expect(await used()).toEqual(expect.arrayContaining(['Besley', 'Newsreader']));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('headlines have their fonts', async ({ page }) => {
    const font = page.waitForRequest(/besley/);
    await page.goto('/about');
    await font;
  });
});

test('no letters are missing in a page’s fonts', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fonts', 'headline text'));
  const made = [
    'League Gothic, plain, normal',
    'Besley, bold, normal',
    'Newsreader, plain, normal',
    'Newsreader, plain, italic',
    'Newsreader, bold, normal',
    // Names of browser features on the privacy page.
    'monospace, plain, normal',
  ];
  for (const path of ['/about', '/contact', '/adventure-cats', '/privacy']) {
    await page.goto(path);
    const requested = await page.evaluate(() => {
      const lines = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        if (!texts.currentNode.textContent?.trim() || !element?.checkVisibility()) continue;
        const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element);
        const [family = ''] = fontFamily.replaceAll(/["']/g, '').split(',');
        const weight = Number(fontWeight) >= 600 ? 'bold' : 'plain';
        lines.add(`${family.replace(/ fallback.*/, '')}, ${weight}, ${fontStyle}`);
      }
      return [...lines];
    });
    expect(requested.length, path).toBeGreaterThan(2);
    expect
      .soft(
        requested.filter((line) => !made.includes(line)),
        path,
      )
      .toEqual([]);
  }
});
