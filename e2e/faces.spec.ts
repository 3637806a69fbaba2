/** The typefaces: asked for once the arriving visitor can read, at hand on every page after that. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const html = (page: Page) => page.locator('html');

/** When the page drew its first line, and when it asked for each headline face, in milliseconds. */
async function faceTimes(page: Page): Promise<{ drawn: number; asked: number[] }> {
  const drawn = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((paints) => resolve(paints.getEntries()[0]!.startTime)).observe({
          type: 'paint',
          buffered: true,
        });
      }),
  );
  await expect(html(page)).toHaveAttribute('data-waiting', '');
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /besley|league-gothic/.test(name))
      .map(({ startTime }) => startTime),
  );
  expect(asked).toHaveLength(2);
  return { drawn, asked };
}

test.beforeEach(async ({ page }) => {
  // An earlier visit has fetched the text face.
  await page.addInitScript(() => localStorage.setItem('text-face', '1'));
  await page.goto('/');
});

test('the page a visitor arrives on is drawn before it asks for a face', async ({ page }) => {
  const { drawn, asked } = await faceTimes(page);
  expect(Math.min(...asked)).toBeGreaterThan(drawn);
  await expect(html(page)).not.toHaveAttribute('data-text-face');
});

test('the next page asks for its faces before it draws a line', async ({ page }) => {
  await faceTimes(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
  await expect(html(page)).toHaveAttribute('data-text-face');
  const { drawn, asked } = await faceTimes(page);
  expect(Math.max(...asked)).toBeLessThan(drawn);
});
