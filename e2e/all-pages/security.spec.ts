/** Markup in URLs. The policy: tests/head and tests/built/security.test.ts. */
import { expect, test } from '../support/site.ts';

/** Runs a script or leaves an element where it is parsed as HTML. */
const MARKUP = `"'><img data-hostile src=x onerror="window.hostile=1"><script>window.hostile=1</script>`;

/** The query parameters that pages' scripts read. */
const READ: Readonly<Record<string, readonly string[]>> = {
  '/adventure-cats': ['utm_source', 'utm_campaign', '_next', '_website'],
  '/blog': ['q', 'category'],
  '/booking': ['itemId'],
  '/contact': ['guests', 'name', 'message', '_next'],
  '/gallery': ['photo'],
  '/tours': ['utm_source'],
  '/tours/private-tours': ['guests'],
};

for (const [path, names] of Object.entries(READ)) {
  test(`markup in the URL of ${path} is not parsed`, async ({ page }) => {
    const query = new URLSearchParams(names.map((name) => [name, MARKUP]));
    await page.goto(`${path}?${query}#${path === '/gallery' ? 'photo-' : ''}${MARKUP}`);
    // Hydrates every island.
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 200);
    for (const form of await page.locator('main form').all()) {
      const box = form.locator('input:not([type=hidden]), textarea').first();
      if (await box.isVisible()) await box.focus();
    }
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-hostile]')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'hostile'))).toBeUndefined();
    await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0);
  });
}
