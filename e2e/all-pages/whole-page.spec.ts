/**
 * A page is whole with JavaScript off, and a page of each kind without its scripts and pictures, when `noscript` does
 * not apply. With scripts its layout does not shift: every-page.spec.ts.
 */
import type { Page } from '@playwright/test';
import { auditedPages } from '../../scripts/checks/page-kinds.ts';
import { sampledPages } from '../support/sampled-pages.ts';
import { expect, test } from '../support/site.ts';
import { expectWholePage } from '../support/whole-page.ts';

const PHONE = { width: 390, height: 844 };

/** Runs in the page. @returns landmarks that are missing, and parts that are not drawn */
function findMissing(): string[] {
  const landmarks = ['body > header', 'main', 'main h1', 'body > footer', 'body > footer form'];
  const drawn = [...landmarks, 'main h2:not(dialog *)', 'form:not(dialog *)'];
  const isDrawn = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isVisible && width > 0 && height > 0;
  };
  return [
    ...landmarks.filter((selector) => !document.querySelector(selector)),
    ...[...document.querySelectorAll(drawn.join())]
      .filter((element) => !isDrawn(element))
      .map((element) => element.outerHTML.slice(0, 80)),
  ];
}

async function expectWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  expect.soft(await page.evaluate(findMissing)).toEqual([]);
  for (const width of [320, 802, 1280]) {
    await page.setViewportSize({ ...PHONE, width });
    await expectWholePage(page);
  }
}

test.use({
  viewport: PHONE,
  isMobile: true,
  expectedTrouble: /404: there is no page|Failed to load resource|ERR_FAILED/,
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path } of sampledPages())
    test(`${path} is whole`, ({ page }) => expectWhole(page, path));
});

for (const { path } of auditedPages())
  test(`${path} is whole without its scripts and pictures`, async ({ page }) => {
    await page.route('**', (route) =>
      /script|image/.test(route.request().resourceType()) ? route.abort() : route.continue(),
    );
    await expectWhole(page, path);
  });
