/** Checks of an open page, for every-page.spec.ts. */
import type { Page } from '@playwright/test';
import { expect } from '../support/site.ts';

/** Limit for the pictures of a phone's first view, in kB (1000 bytes). */
const PICTURES = 120;

/** Limit for a phone's requests before any input, with the page, without lazy pictures. */
const REQUESTS = 8;

/** More than any header has. */
const TAB_STOPS = 40;

/** Checks what the page requests before any input. */
export async function expectSmallFirstView(page: Page, path: string): Promise<void> {
  const fetched = await page.evaluate(() => {
    const seen = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    );
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const end = (visit?.loadEventStart ?? 0) + 1500;
    // /booking loads its calendar at once.
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
  expect.soft(early, 'scripts before any input').toEqual([]);
}

/** With reduced motion nothing may move; fading is allowed. */
export async function expectStillness(page: Page): Promise<void> {
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
 * Records at each keyup of Tab whether the focused element is fully covered (WCAG 2.2, 2.4.11) or has no visible
 * focus. Runs in the page.
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
    // A card's overlay belongs to its link.
    if (hits.some((hit) => hit && (element.contains(hit) || hit.contains(element)))) return;
    return `hidden under ${hits[4]?.outerHTML.slice(0, 120) ?? 'the edge of the window'}: ${name}`;
  }

  addEventListener('keyup', ({ key }) => {
    const element = document.activeElement;
    if (key !== 'Tab' || !element || element === document.body) return;
    window.focusSeen.stops += 1;
    // A third-party frame shows its own focus.
    if (element instanceof HTMLIFrameElement) return;
    // Scroll handlers run in the next frame.
    dispatchEvent(new Event('scroll'));
    const trouble = troubleWith(element);
    if (trouble) window.focusSeen.troubles.push(trouble);
  });
}

/** Tabs through the page from its top. */
export async function expectFocusSeen(page: Page): Promise<void> {
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

/** No button breaks a word: "Subscrib-e". */
export async function expectWholeWordsOnButtons(page: Page): Promise<void> {
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

/** In forced colors every button has a border. */
export async function expectButtonsInForcedColors(page: Page): Promise<void> {
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

/** No gap between sections, whose positions are rounded to whole pixels. */
export async function expectNoSeams(page: Page): Promise<void> {
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
        // A pixel, less rounding.
        return end - part.getBoundingClientRect().top < 0.9;
      })
      .map(({ part }) => part.outerHTML.slice(0, 80)),
  );
  expect.soft(seams, 'parts in color that do not reach the part in color above').toEqual([]);
}

declare global {
  interface Window {
    focusSeen: { stops: number; troubles: string[] };
  }
}
