/** Fonts: asked for once the arriving visitor can read, at hand on every page after that. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';

const html = (page: Page) => page.locator('html');

/** When the page drew its first line, and when it asked for each headline font, in milliseconds. */
async function fontTimes(page: Page): Promise<{ drawn: number; asked: number[] }> {
  const drawn = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((paints) =>
          resolve(paints.getEntries()[0]?.startTime ?? Number.NaN),
        ).observe({
          type: 'paint',
          buffered: true,
        });
      }),
  );
  await expect(html(page)).toHaveAttribute('data-fonts', '');
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
  // An earlier visit has fetched the text font.
  await page.addInitScript(() => localStorage.setItem('textFont', '1'));
  await page.goto('/');
});

test('the page a visitor arrives on is drawn before it asks for a font', async ({ page }) => {
  const { drawn, asked } = await fontTimes(page);
  expect(Math.min(...asked)).toBeGreaterThan(drawn);
  await expect(html(page)).not.toHaveAttribute('data-text-font');
});

test('the next page asks for its fonts before it draws a line', async ({ page }) => {
  await fontTimes(page);
  await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
  await expect(page).toHaveURL('/contact');
  await expect(html(page)).toHaveAttribute('data-text-font');
  const { drawn, asked } = await fontTimes(page);
  expect(Math.max(...asked)).toBeLessThan(drawn);
});

test.describe('where no font comes', () => {
  test.use({ expectedTrouble: /Failed to load resource|ERR_FAILED/ });
  test('the page stands in its fallbacks, and nothing is uncaught', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/contact');
    await expect(html(page)).toHaveAttribute('data-fonts', '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the text font is asked for at the first sign of a person, and not before', async ({
  page,
}) => {
  const asked = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /newsreader/.test(name))
          .length,
    );
  await page.waitForLoadState('networkidle');
  expect(await asked()).toBe(0);
  await page.mouse.wheel(0, 200);
  await expect.poll(asked).toBe(2);
});

for (const width of [360, 1280]) {
  test(`a late font moves nothing below a title that breaks otherwise in it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await arrived;
      await route.continue();
    });
    // The fonts are held back, and with them the end of loading.
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await expect(html(page)).toHaveAttribute('data-fonts', 'late');
    // Words that need one more line in the font than in its fallback, whatever that is.
    await page.locator('h1').evaluate((title: HTMLElement) => {
      title.style.maxWidth = 'none';
      title.style.inlineSize = `${title.scrollWidth}px`;
      title.textContent = 'WWWWWWWW iiiiiiiiiiiiiiii WWWWWWWW iiiiiiiiiiiiiiii';
    });
    const before = await page
      .locator('h1')
      .evaluate(({ offsetHeight }: HTMLElement) => offsetHeight);
    arrive();
    await expect(html(page)).toHaveAttribute('data-fonts', '');
    expect(await page.locator('h1').evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)).toBe(
      before,
    );
  });
}

for (const path of ['/about', '/contact', '/adventure-cats', '/privacy']) {
  test(`${path} asks for no letters that its fonts do not have`, async ({ page }) => {
    await page.goto(path);
    await expect(html(page)).toHaveAttribute('data-fonts', '');
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
