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

test('a title keeps the height that it had in the system font', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/besley/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/about');
  const titles = await page.getByRole('heading', { level: 1 }).evaluateHandle((title) =>
    // Some of these widths are within a letter of another line.
    Array.from({ length: 120 }, (_, step) => {
      const copy = title.cloneNode(true) as HTMLElement;
      copy.style.width = `${60 + step * 2}px`;
      title.after(copy);
      return copy;
    }),
  );
  const read = () =>
    titles.evaluate((all) => ({
      heights: all.map(({ offsetHeight }) => offsetHeight),
      fonts: all.map((title) => /^"?Besley"?,/.test(getComputedStyle(title).fontFamily)),
    }));
  const { heights } = await read();
  held.resolve();
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'Besley'));
  const after = await read();
  expect(after.heights).toEqual(heights);
  expect(new Set(after.fonts)).toEqual(new Set([true, false]));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('headlines have their fonts', async ({ page }) => {
    const font = page.waitForRequest(/besley/);
    await page.goto('/about');
    await font;
  });
});
