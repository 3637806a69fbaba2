/** Fonts: a page reads without them, and asks for no letter that they do not have. */
import { expect, test } from './support/site.ts';

test.describe('where no font comes', () => {
  test.use({ expectedTrouble: /Failed to load resource|ERR_FAILED/ });
  test('the page stands in its fallbacks, and nothing is uncaught', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

for (const path of ['/about', '/contact', '/adventure-cats', '/privacy']) {
  test(`${path} asks for no letters that its fonts do not have`, async ({ page }) => {
    // As on every page after the first.
    await page.addInitScript(() => localStorage.setItem('textFont', '1'));
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
