/** When the scripts of a page's islands are fetched. */
import { expect, PAGE_SCRIPT, test } from './support/site.ts';

test.describe('the scripts of a page’s islands', () => {
  test('come at the first idle moment after the first sign of a person, and do not run', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/_astro\/.*\.js/.test(request.url())) asked.push(request.url());
    });
    await page.goto('/contact', { waitUntil: 'networkidle' });
    // The page's own script, which waits for that sign.
    expect(asked).toEqual([expect.stringMatching(PAGE_SCRIPT)]);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => asked.some((url) => url.includes('ContactForm'))).toBe(true);
    // Fetched is not run: the form is the server's still.
    await expect(page.locator('astro-island[component-url*=ContactForm]')).toHaveAttribute('ssr');
  });

  test('are not asked for by a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      window.requestIdleCallback = () => {
        document.documentElement.dataset['waitsForIdle'] = '';
        return 0;
      };
    });
    await page.goto('/contact');
    await page.mouse.wheel(0, 200);
    // Told by the same event that would have them fetched at the next idle moment.
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', '1');
    await expect(page.locator('html')).not.toHaveAttribute('data-waits-for-idle');
  });
});
