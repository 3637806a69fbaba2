/** Unknown paths. The others: tests/built/pages.test.ts and tests/domain/redirects. */
import { notFoundPage } from '../../tests/support/content.ts';
import { expect, test } from '../support/site.ts';

test.use({ expectedTrouble: /404/ });

test('an unknown path answers 404 with a page, and is noindex', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));

  const answer = await page.goto('/tours/under-the-river');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.hero.title);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect.poll(() => logged.join('\n')).toContain('/tours/under-the-river');

  const main = page.getByRole('main');
  const { home, tours, popular } = notFoundPage;
  for (const { href } of [home, tours, ...popular.links]) {
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
  }
});
