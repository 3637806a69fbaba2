/** When fonts load. */
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
