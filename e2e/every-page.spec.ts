/** What must hold on each page of the site, on a new one from the day it is born. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readBuiltPages } from '../scripts/built-pages.ts';
import { LAYOUT_SHIFT_LIMIT } from '../scripts/layout-shift.ts';
import { expect, facesOn, test } from './site.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Together they hold every pair of width, colors, and answers folded in or out. */
const VIEWS = [
  { width: PHONE, colorScheme: 'light', isUnfolded: false },
  { width: DESKTOP, colorScheme: 'dark', isUnfolded: false },
  { width: DESKTOP, colorScheme: 'light', isUnfolded: true },
  { width: PHONE, colorScheme: 'dark', isUnfolded: true },
] as const;

/** More than any header has, so that the walk always comes well into the page. */
const TAB_STOPS = 40;

// The 404 page stands at an address that answers 404, as it should.
test.use({
  expectedTrouble: /404 \(Not Found\)|^404: \S+\/404$|404: there is no page/,
  viewport: PHONE,
});

/** Folds every answer out at once, also where only one may be open at a time. */
async function unfold(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.removeAttribute('name');
    for (const details of all) details.toggleAttribute('open', true);
  });
}

/** What axe holds against the page as it stands, one line an element. */
async function audit(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(RULES)
    // Without legacy mode it opens a second page for each audit, to reach into other sites' frames.
    .setLegacyMode()
    // It would copy other origins' stylesheets into the page, which the security policy forbids.
    .options({ preload: false })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Scrolls through the page by half a window at a time; the pictures of each view come before the next. */
async function readThrough(page: Page): Promise<void> {
  await facesOn(page);
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isAwaited = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isSeen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      return isSeen && image.checkVisibility() && !image.complete;
    };
    for (let isDone = false; !isDone;) {
      scrollBy(0, innerHeight / 2);
      await nextFrame();
      await nextFrame();
      // Asked anew each time: a picture may give way to what it stands for.
      while ([...document.images].some(isAwaited)) await nextFrame();
      isDone = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    }
  });
}

/** Notes whatever moves without the visitor's doing, leaving out what nobody sees: a centered line some pixels off. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((limit) => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        if (value < limit) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const { outerHTML = 'something' } = (node ?? {}) as Partial<Element>;
          return `${previousRect.y} > ${currentRect.y} ${outerHTML.slice(0, 120)}`;
        });
        window.shifts.push(`${value}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, LAYOUT_SHIFT_LIMIT);
  return () => page.evaluate(() => window.shifts);
}

/**
 * What is wrong with how the focused element shows: all of it lies under something else (WCAG 2.2,
 * 2.4.11), or nothing marks it. `undefined` when all is well, `null` at the end of the page.
 */
function troubleWithFocus(): string | undefined | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const name = element.outerHTML.slice(0, 120);

  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  // Within another site's frame the focus is that site's to show.
  if (element instanceof HTMLIFrameElement) return undefined;
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no mark: ${name}`;

  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  const hits = parts.flatMap((x) =>
    parts.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
  );
  // A card may be one big target: what lies over its link then belongs to the link.
  if (hits.some((hit) => hit && (element.contains(hit) || hit.contains(element)))) return undefined;
  return `hidden under ${hits[4]?.outerHTML.slice(0, 120) ?? 'the edge of the window'}: ${name}`;
}

for (const { path } of readBuiltPages()) {
  test.describe(path, () => {
    test('has no barrier that a machine can find', async ({ page }) => {
      await page.goto(path);
      for (const { width, colorScheme, isUnfolded } of VIEWS) {
        await page.setViewportSize(width);
        await page.emulateMedia({ colorScheme });
        await page.evaluate(() =>
          // One that is taken away with its element never finishes.
          Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
        );
        if (isUnfolded) await unfold(page);
        const found = await audit(page);
        const view = `${width.width} px, ${colorScheme}${isUnfolded ? ', all answers open' : ''}`;
        expect.soft(found, view).toEqual([]);
      }
    });

    test('fits the narrowest phone, keeps still, and keeps its buttons in forced colors', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await unfold(page);
      await readThrough(page);
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scroll, 'the width of the page at 320 px').toBeLessThanOrEqual(320);

      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 1)
          .map(({ effect }) => effect as KeyframeEffect)
          // What only comes or goes does not move.
          .filter((effect) =>
            effect.getKeyframes().some((frame) => !('visibility' in frame || 'display' in frame)),
          )
          .map(({ target }) => String(target?.outerHTML)),
      );
      expect.soft(moving, 'what moves although the visitor prefers less motion').toEqual([]);

      await page.emulateMedia({ forcedColors: 'active' });
      const bare = await page.locator('.button, button').evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility() && !button.querySelector('svg'))
          .filter((button) =>
            ['', '::before', '::after'].every((part) => {
              const { borderTopStyle, borderTopWidth } = getComputedStyle(button, part);
              return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
            }),
          )
          .map((button) => button.outerHTML.slice(0, 120)),
      );
      expect.soft(bare, 'buttons with no outline once their color is gone').toEqual([]);
    });

    for (const { width, height } of [PHONE, DESKTOP]) {
      test(`stands still under a reader and shows where the focus is, ${width} px wide`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        const shifts = await watchShifts(page);
        await page.goto(path);
        await readThrough(page);
        expect.soft(await shifts(), 'what moved without the reader’s doing').toEqual([]);

        await page.evaluate(() => scrollTo(0, 0));
        await page.keyboard.press('Tab');
        const skip = page.locator('a[href="#main"]');
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport({ ratio: 1 });

        const trouble: string[] = [];
        for (let stop = 0; stop < TAB_STOPS; stop += 1) {
          await page.keyboard.press('Tab');
          const found = await page.evaluate(troubleWithFocus);
          if (found === null) break;
          if (found) trouble.push(found);
        }
        expect.soft(trouble, 'the focus is lost to the eye').toEqual([]);

        await skip.focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('main')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
      });
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('reads, opens its answers and has its menu', async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        for (const summary of await page.locator('main details > summary').all()) {
          const details = summary.locator('..');
          if ((await details.getAttribute('open')) === null) await summary.click();
          await expect(details).toHaveAttribute('open');
        }
        await page.getByRole('banner').locator('summary:visible').click();
        const menu = page.getByRole('banner').getByRole('navigation');
        for (const name of ['About', 'Gallery', 'Blog', 'In the News', 'Contact']) {
          await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
        }
      });
    });
  });
}

type LayoutShiftSource = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
type LayoutShift = PerformanceEntry & { value: number; sources: LayoutShiftSource[] };

declare global {
  interface Window {
    shifts: string[];
  }
}
