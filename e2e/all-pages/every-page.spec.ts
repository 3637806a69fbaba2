/**
 * Checks of every page, on a phone, on a desktop and without JavaScript. Soft assertions report all findings of a
 * page. Checks of the HTML alone are in `tests/built`.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { chrome, toursPage } from '../../tests/support/content.ts';
import { readBuiltPages } from '../../scripts/checks/built-pages.ts';
import { recordShifts } from '../support/layout-shifts.ts';
import { expect, waitForFonts, test, openAllDetails } from '../support/site.ts';
import {
  expectButtonsInForcedColors,
  expectFocusSeen,
  expectNoSeams,
  expectSmallFirstView,
  expectStillness,
  expectWholeWordsOnButtons,
} from './findings.ts';

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const DESK = { viewport: { width: 1280, height: 800 } };

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

// The 404 page's own status is logged to the console.
test.use({ expectedTrouble: /404: there is no page/ });

/** Opens a page, which must answer at its canonical path. */
async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect.soft(response?.status(), 'the status of the page').toBe(200);
  expect.soft(new URL(page.url()).pathname, 'the address of the page').toBe(path);
  await waitForFonts(page);
}

/** Runs axe in one color scheme. */
async function audit(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    // Fixed elements may cover a link, which axe then reports as too small.
    scrollTo(0, 0);
    dispatchEvent(new Event('scroll'));
    // Not those that start later, such as the calendar's after ten seconds.
    const begun = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().progress !== null);
    // The animation of a removed element never finishes.
    return Promise.allSettled(begun.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page })
    // Otherwise axe opens a second page for each audit, for cross-origin frames.
    .setLegacyMode()
    // Or axe would fetch cross-origin stylesheets, which the policy forbids.
    // Selectors of passing elements take long to compute.
    .options({ preload: false, resultTypes: ['violations'] })
    .withTags(RULES);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, `what axe finds in the ${colorScheme} colors`).toEqual([]);
}

/** After this time, in milliseconds, a picture counts as missing. */
const LONGEST_VIEW = 20_000;

/**
 * Scrolls by half a window at a time, and waits for each view's pictures and late content.
 *
 * @throws Error that names what is missing.
 */
async function scrollThroughPage(page: Page): Promise<void> {
  const toRead = { loading: toursPage.expectations.loading, longest: LONGEST_VIEW };
  await page.evaluate(async ({ loading, longest }) => {
    let deadline = 0;
    const awaited = (): string[] => {
      const pictures = [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const isSeen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
        return isSeen && image.checkVisibility() && !image.complete;
      });
      const parts = [...document.querySelectorAll('main [role=status]')].filter(
        (part) =>
          part.textContent === loading && part.getBoundingClientRect().top < innerHeight + 500,
      );
      return [...pictures, ...parts].map((element) => element.outerHTML.slice(0, 300));
    };
    const nextFrame = () =>
      new Promise<unknown>((resolve, reject) => {
        const late = () =>
          reject(new Error(`at ${scrollY} px, still missing: ${awaited().join(' ') || 'a frame'}`));
        const timer = setTimeout(late, deadline - performance.now());
        requestAnimationFrame((time) => {
          clearTimeout(timer);
          if (time > deadline) late();
          else resolve(time);
        });
      });
    for (let isDone = false; !isDone;) {
      deadline = performance.now() + longest;
      scrollBy(0, innerHeight / 2);
      await nextFrame();
      await nextFrame();
      // Queried each time: an embed may replace its poster.
      while (awaited().length > 0) await nextFrame();
      isDone = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    }
  }, toRead);
}

// axe is slow, so each device has one color scheme.
for (const { path } of readBuiltPages()) {
  test.describe(path, () => {
    test.describe('on a phone', () => {
      test.use(PHONE);

      test('is small, has no layout shifts and passes axe', async ({ page }) => {
        const shifts = await recordShifts(page);
        await open(page, path);
        await expectSmallFirstView(page, path);
        await scrollThroughPage(page);
        expect.soft(await shifts(), 'layout shifts').toEqual([]);
        await expectStillness(page);
        await expectFocusSeen(page);

        await openAllDetails(page);
        await audit(page, 'dark');
        await page.setViewportSize({ width: 320, height: 640 });
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(scroll, 'the width of the page at 320 px').toBeLessThanOrEqual(320);
        await expectWholeWordsOnButtons(page);
        await expectButtonsInForcedColors(page);
      });
    });

    test.describe('on a desktop', () => {
      test.use(DESK);

      test('has no layout shifts and passes axe', async ({ page }) => {
        const shifts = await recordShifts(page);
        await open(page, path);
        await scrollThroughPage(page);
        expect.soft(await shifts(), 'layout shifts').toEqual([]);
        await expectNoSeams(page);
        await audit(page, 'light');
        await expectFocusSeen(page);
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ viewport: PHONE.viewport, javaScriptEnabled: false });

      test('shows its content, answers and menu', async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        for (const summary of await page.locator('main details > summary').all()) {
          const details = summary.locator('..');
          if ((await details.getAttribute('open')) === null) await summary.click();
          await expect(details).toHaveAttribute('open');
        }
        await page.getByRole('banner').locator('summary:visible').click();
        const menu = page.getByRole('banner').getByRole('navigation');
        for (const { label } of [...chrome.header.before, ...chrome.header.after]) {
          await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible();
        }
      });
    });
  });
}
