/** When the scripts of a page's islands are fetched. */
import { expect, test } from '../support/site.ts';

test('islands’ scripts are fetched after the first input and do not run', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    // Not the script that all pages share.
    if (/\/_astro\/(?!Page\.).*\.js/.test(request.url())) requested.push(request.url());
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(requested).toEqual([]);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => requested.some((url) => url.includes('ContactForm'))).toBe(true);
  // Not run: the form is not hydrated.
  await expect(page.locator('astro-island[component-url*=ContactForm]')).toHaveAttribute('ssr');
});

test('islands’ scripts are not fetched with Save-Data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/contact');
  await page.mouse.wheel(0, 200);
  // Set by the handler that would add the links.
  await expect(page.locator('html')).toHaveAttribute('data-used');
  await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0);
});
