/** The layout without pictures. */
import { auditedPages } from '../../scripts/checks/audited-pages.ts';
import { expectWholePage } from '../support/whole-page.ts';
import { expect, test } from '../support/site.ts';

test.use({ expectedTrouble: /ERR_FAILED|Failed to load resource/ });

for (const width of [320, 802, 1280]) {
  test(`pages without their pictures keep their shape, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.route(/\.(?:webp|avif|png|jpe?g)$/, (route) => route.abort());
    for (const path of auditedPages()) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await test.step(path, () => expectWholePage(page));
    }
  });
}
