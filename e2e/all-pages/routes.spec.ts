/** The site's paths, redirects and unknown paths. */
import { notFoundPage, redirects as table, site } from '../../tests/support/content.ts';
import { readTable } from '../../scripts/content/check/redirect-table.ts';
import { ROUTES } from '../../tests/support/promised-routes.ts';
import { expect, test } from '../support/site.ts';

/** A path that a redirect pattern matches. */
const example = (from: string) => from.replace('*', 'anything');

test('every path answers with its page, and other forms of it redirect', async ({ request }) => {
  // Removed pages redirect, see the next test.
  const moved = readTable(table).map(({ from }) => from);
  for (const path of ROUTES.filter((route) => !moved.includes(route))) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(await answer.text(), path).toContain(`"${site.url}${path}"`);
    if (path === '/') continue;

    for (const form of [`${path}/`, `${path}.html`]) {
      const redirect = await request.get(form, { maxRedirects: 0 });
      expect.soft(redirect.status(), form).toBeGreaterThanOrEqual(301);
      expect.soft(redirect.status(), form).toBeLessThanOrEqual(308);
      expect.soft(redirect.headers()['location'], form).toBe(path);
    }
  }
});

test('every redirect answers 301', async ({ request }) => {
  for (const { from, to } of readTable(table)) {
    const old = example(from);
    for (const form of [old, ...(from.endsWith('*') ? [] : [`${old}/`])]) {
      const answer = await request.get(form, { maxRedirects: 0 });
      expect.soft(answer.status(), form).toBe(301);
      expect.soft(answer.headers()['location'], form).toBe(to);
    }
  }
});

test.describe('an unknown path', () => {
  test.use({ expectedTrouble: /404/ });

  test('answers 404 with a page, and is noindex', async ({ page }) => {
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
});
