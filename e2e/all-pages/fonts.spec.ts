/** Fonts: a page reads without them, loads before them, and asks for no letter that they do not have. */
import { expect, test } from '../support/site.ts';

test.describe('where no font comes', () => {
  test.use({ expectedTrouble: /Failed to load resource|ERR_FAILED/ });
  test('the page stands in its fallbacks, and nothing is uncaught', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('no font is fetched before the page has loaded; then all are used, and stored for the next page', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'headline text');
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime < (visit?.loadEventStart ?? 0));
  });
  expect(early).toEqual([false, false, false, false]);
  await page.goto('/about');
  // Set by the script in the head, before the first paint.
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator('html').getAttribute('data-fonts')).toBe('headline text');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('headlines have their fonts', async ({ page }) => {
    const font = page.waitForRequest(/besley/);
    await page.goto('/about');
    await font;
  });
});

for (const path of ['/about', '/contact', '/adventure-cats', '/privacy']) {
  test(`${path} asks for no letters that its fonts do not have`, async ({ page }) => {
    // As on every page after the first.
    await page.addInitScript(() => localStorage.setItem('fonts', 'headline text'));
    await page.goto(path);
    const asked = await page.evaluate(() => {
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
    const made = [
      'League Gothic, plain, normal',
      'Besley, bold, normal',
      'Newsreader, plain, normal',
      'Newsreader, plain, italic',
      'Newsreader, bold, normal',
      // What the privacy page names as it stands in the browser.
      'monospace, plain, normal',
    ];
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((line) => !made.includes(line))).toEqual([]);
  });
}
