/** The layout without pictures. */
import { auditedPages } from '../../scripts/checks/audited-pages.ts';
import { expectWholePage } from '../support/whole-page.ts';
import { expect, test } from '../support/site.ts';

test.use({ expectedTrouble: /ERR_FAILED|Failed to load resource/ });

test('pages without their pictures keep their shape at any width', async ({ page }) => {
  await page.route(/\.(?:webp|avif|png|jpe?g)$/, (route) => route.abort());
  for (const path of auditedPages()) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    for (const width of [320, 802, 1280])
      await test.step(`${path}, ${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 700 });
        await expectWholePage(page);
      });
  }
});
