/**
 * What must hold on each page of the site, on a new one from its first day. Every page is visited on a
 * phone, on a desk and without JavaScript. A visit goes on after a finding, so that every finding is
 * reported. What its HTML alone shows is in `tests/built`.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { chrome, toursPage } from '../../tests/support/content.ts';
import { readBuiltPages } from '../../scripts/checks/built-pages.ts';
import { LAYOUT_SHIFT_LIMIT } from '../../scripts/checks/layout-shift.ts';
import { expect, facesOn, test, unfold } from '../support/site.ts';

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const DESK = { viewport: { width: 1280, height: 800 } };

/** What a phone may fetch for its first view, in kB (1000 bytes) over the wire. */
const PICTURES = 120;

/** What a phone asks us for before it is touched, the page itself included, beside the lazy pictures in its view. */
const REQUESTS = 8;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** More than any header has, so that the walk always comes well into the page. */
const TAB_STOPS = 40;

// The 404 page says so in the console, as it should.
test.use({ expectedTrouble: /404: there is no page/ });

/** Opens a page, which the host must serve at its own address. */
async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect.soft(response?.status(), 'the status of the page').toBe(200);
  expect.soft(new URL(page.url()).pathname, 'the address of the page').toBe(path);
  await facesOn(page);
}

/** Runs axe on the page, in one color scheme; each element is a finding. */
async function audit(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    // Wherever a page is scrolled to, its fixed parts lie over some link, which axe takes for small.
    scrollTo(0, 0);
    dispatchEvent(new Event('scroll'));
    // One that has not begun changes nothing yet: the calendar's, after ten seconds in vain, would be waited for.
    const begun = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().progress !== null);
    // One that is taken away with its element never finishes.
    return Promise.allSettled(begun.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page })
    // Without legacy mode it opens a second page for each audit, to reach into other sites' frames.
    .setLegacyMode()
    // It would copy other origins' stylesheets into the page, which the security policy forbids.
    // Only what is wrong is told in full: finding a name for every element that is right takes longest.
    .options({ preload: false, resultTypes: ['violations'] })
    .withTags(RULES);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, `what axe finds in the ${colorScheme} colors`).toEqual([]);
}

/** A view whose pictures take longer than this, in milliseconds, has one that does not come. */
const LONGEST_VIEW = 20_000;

/**
 * Scrolls through the page by half a window at a time; the pictures of each view come before the
 * next, and so does the part of `/tours` that is fetched when a reader comes near.
 *
 * @throws an error that names what a view waited for in vain
 */
async function readThrough(page: Page): Promise<void> {
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
          reject(new Error(`at ${scrollY} px, in vain: ${awaited().join(' ') || 'a frame'}`));
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
      // Asked anew each time: a picture may give way to what it stands for.
      while (awaited().length > 0) await nextFrame();
      isDone = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    }
  }, toRead);
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

/** What the page has fetched by itself, before anybody did anything. */
async function expectSmallFirstView(page: Page, path: string): Promise<void> {
  const fetched = await page.evaluate(() => {
    const seen = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    );
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const end = (visit?.loadEventStart ?? 0) + 1500;
    // The calendar of /booking starts as the page opens.
    const opensCalendar = location.pathname === '/booking';
    return (
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        // Fonts start after the load event (scripts/fonts.ts).
        .filter(({ startTime, name }) => startTime < end && !name.endsWith('.woff2'))
        .map(({ name, encodedBodySize, initiatorType }) => ({
          name,
          kilobytes: encodedBodySize / 1000,
          isPicture: seen.some(({ currentSrc }) => currentSrc === name),
          isLazy: [...document.images].some(
            (one) => one.currentSrc === name && one.loading === 'lazy',
          ),
          isOurs: name.startsWith(origin) && !(opensCalendar && name.endsWith('.js')),
          // Requests to third parties are checked in every test (support/site.ts).
          isScript:
            !opensCalendar &&
            name.startsWith(origin) &&
            (initiatorType === 'script' || name.endsWith('.js')),
        }))
    );
  });
  const counted = fetched.filter(({ isOurs, isLazy }) => isOurs && !isLazy);
  const asked = [path, ...counted.map(({ name }) => name)];
  expect.soft(asked.length, `requests: ${asked.join(' ')}`).toBeLessThanOrEqual(REQUESTS);
  const pictures = fetched
    .filter(({ isPicture }) => isPicture)
    .reduce((total, { kilobytes }) => total + kilobytes, 0);
  expect.soft(pictures, 'kB of pictures in the first view').toBeLessThanOrEqual(PICTURES);
  const early = fetched.filter(({ isScript }) => isScript);
  expect.soft(early, 'scripts that nobody has called for').toEqual([]);
}

/** What moves on the page for a visitor who prefers less motion. What only comes or goes does not. */
async function expectStillness(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 1)
      .map(({ effect }) => effect as KeyframeEffect)
      .filter((effect) =>
        effect.getKeyframes().some((frame) => !('visibility' in frame || 'display' in frame)),
      )
      .map(({ target }) => String(target?.outerHTML)),
  );
  expect.soft(moving, 'what moves although the visitor prefers less motion').toEqual([]);
}

/**
 * Notes at each release of the Tab key how the focus shows: all of it lies under something else
 * (WCAG 2.2, 2.4.11), or nothing marks it. Runs in the page, which knows sooner than a test.
 */
function watchFocus(): void {
  window.focusSeen = { stops: 0, troubles: [] };

  function troubleWith(element: Element): string | undefined {
    const name = element.outerHTML.slice(0, 120);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no mark: ${name}`;

    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const hits = parts.flatMap((x) =>
      parts.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
    );
    // A card may be one big target: what lies over its link then belongs to the link.
    if (hits.some((hit) => hit && (element.contains(hit) || hit.contains(element)))) return;
    return `hidden under ${hits[4]?.outerHTML.slice(0, 120) ?? 'the edge of the window'}: ${name}`;
  }

  addEventListener('keyup', ({ key }) => {
    const element = document.activeElement;
    if (key !== 'Tab' || !element || element === document.body) return;
    window.focusSeen.stops += 1;
    // Within another site's frame the focus is that site's to show.
    if (element instanceof HTMLIFrameElement) return;
    // The page learns only in the next frame that it was scrolled, and the bars with it.
    dispatchEvent(new Event('scroll'));
    const trouble = troubleWith(element);
    if (trouble) window.focusSeen.troubles.push(trouble);
  });
}

/** Goes through the page by key, from its top. */
async function expectFocusSeen(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#main"]');
  await expect.soft(skip, 'the first stop').toBeFocused();
  await expect.soft(skip).toBeInViewport({ ratio: 1 });

  await page.evaluate(watchFocus);
  for (let stop = 0; stop < TAB_STOPS; stop += 1) await page.keyboard.press('Tab');
  const { stops, troubles } = await page.evaluate(() => window.focusSeen);
  expect.soft(troubles, 'the focus is lost to the eye').toEqual([]);
  expect.soft(stops, 'places that the Tab key comes to').toBeGreaterThan(TAB_STOPS / 3);

  await skip.focus();
  await page.keyboard.press('Enter');
  await expect.soft(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect.soft(page.getByRole('banner').locator(':focus')).toHaveCount(0);
}

/** A button too narrow for a word breaks it: "Subscrib-e". */
async function expectWholeWordsOnButtons(page: Page): Promise<void> {
  const broken = await page.locator('.button, button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility())
      .flatMap((button) => [...button.childNodes])
      .filter((node) => node instanceof Text)
      .flatMap((text) =>
        [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return { word, lines: range.getClientRects().length };
        }),
      )
      .filter(({ lines }) => lines > 1)
      .map(({ word }) => word),
  );
  expect.soft(broken, 'words that a button breaks').toEqual([]);
}

/** What a visitor with colors of their own would not see as a button. */
async function expectButtonsInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const bare = await page.locator('.button, button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility() && !button.querySelector('svg'))
      .filter((button) =>
        ['', '::before', '::after'].every((part) => {
          const style = getComputedStyle(button, part);
          return ['top', 'left'].every(
            (side) =>
              style.getPropertyValue(`border-${side}-style`) === 'none' ||
              Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) < 1,
          );
        }),
      )
      .map((button) => button.outerHTML.slice(0, 120)),
  );
  expect.soft(bare, 'buttons with no outline once their color is gone').toEqual([]);
}

/** Each part of a page begins at a whole pixel, where the one above need not end: paper would show as a line. */
async function expectNoSeams(page: Page): Promise<void> {
  const seams = await page.locator('main > *, footer').evaluateAll((parts) =>
    parts
      .filter((part) => part.matches('.band, .night'))
      .map((part) => {
        const above = part.previousElementSibling;
        return { part, above: above?.matches('main') ? above.lastElementChild : above };
      })
      .filter(({ above }) => above?.matches('.band, .night'))
      .filter(({ part, above }) => {
        const end = above?.getBoundingClientRect().bottom ?? 0;
        // A pixel, but for what is lost in fractions.
        return end - part.getBoundingClientRect().top < 0.9;
      })
      .map(({ part }) => part.outerHTML.slice(0, 80)),
  );
  expect.soft(seams, 'parts in color that do not reach the part in color above').toEqual([]);
}

// axe takes most of the time of these tests: the phone has the dark colors, the desk the light ones.
for (const { path } of readBuiltPages()) {
  test.describe(path, () => {
    test.describe('on a phone', () => {
      test.use(PHONE);

      test('comes with few bytes, stands still, and has no barrier that a machine can find', async ({
        page,
      }) => {
        const shifts = await watchShifts(page);
        await open(page, path);
        await expectSmallFirstView(page, path);
        await readThrough(page);
        expect.soft(await shifts(), 'what moved without the reader’s doing').toEqual([]);
        await expectStillness(page);
        await expectFocusSeen(page);

        await unfold(page);
        await audit(page, 'dark');
        await page.setViewportSize({ width: 320, height: 640 });
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(scroll, 'the width of the page at 320 px').toBeLessThanOrEqual(320);
        await expectWholeWordsOnButtons(page);
        await expectButtonsInForcedColors(page);
      });
    });

    test.describe('on a desk', () => {
      test.use(DESK);

      test('stands still, and has no barrier that a machine can find', async ({ page }) => {
        const shifts = await watchShifts(page);
        await open(page, path);
        await readThrough(page);
        expect.soft(await shifts(), 'what moved without the reader’s doing').toEqual([]);
        await expectNoSeams(page);
        await audit(page, 'light');
        await expectFocusSeen(page);
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ viewport: PHONE.viewport, javaScriptEnabled: false });

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
        for (const { label } of [...chrome.header.before, ...chrome.header.after]) {
          await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible();
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
    focusSeen: { stops: number; troubles: string[] };
  }
}
