/** Checks of an open page, for every-page.spec.ts and every-template.spec.ts. */
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { toursPage } from '../../tests/support/content.ts';
import { expect } from '../support/site.ts';

/** Limit for the pictures of a phone's first view, in kB (1000 bytes). */
const PICTURES = 120;

/** Limit for a phone's requests before any input, with the page, without lazy pictures. */
const REQUESTS = 8;

/** After this time, in milliseconds, a picture counts as missing. */
const LONGEST_VIEW = 20_000;

/**
 * Without selectors, whose computation takes long, and third parties' frames. The policy forbids axe to fetch style
 * sheets.
 */
const AXE: RunOptions = {
  preload: false,
  iframes: false,
  selectors: false,
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Checks what the page requests before any input. */
export async function expectSmallFirstView(page: Page, path: string): Promise<void> {
  const { requested, scripts, kilobytes } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const end = (visit?.loadEventStart ?? 0) + 1500;
    const fetched = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      // Fonts start after the load event (scripts/fonts.ts).
      .filter(({ startTime, name }) => startTime < end && !name.endsWith('.woff2'));
    // Third parties are checked in every test (support/site.ts). /booking loads its calendar at once.
    const own = fetched.filter(
      ({ name }) =>
        name.startsWith(origin) && !(location.pathname === '/booking' && name.endsWith('.js')),
    );
    // src/scripts/page.ts, which all pages share.
    const shared = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
    const imageOf = (url: string) =>
      [...document.images].find(({ currentSrc }) => currentSrc === url);
    const isSeen = (url: string) =>
      (imageOf(url)?.getBoundingClientRect().top ?? innerHeight) < innerHeight;
    return {
      requested: own.map(({ name }) => name).filter((name) => imageOf(name)?.loading !== 'lazy'),
      scripts: own
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js') && name !== shared),
      kilobytes: fetched
        .filter(({ name }) => isSeen(name))
        .reduce((total, { encodedBodySize }) => total + encodedBodySize / 1000, 0),
    };
  });
  const requests = [path, ...requested];
  expect.soft(requests.length, `requests: ${requests.join(' ')}`).toBeLessThanOrEqual(REQUESTS);
  expect.soft(kilobytes, 'kB of pictures in the first view').toBeLessThanOrEqual(PICTURES);
  expect.soft(scripts, 'scripts before any input').toEqual([]);
}

/** With reduced motion nothing may move; fading is allowed. */
export async function expectNoMotion(page: Page): Promise<void> {
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
 * Scrolls by half a window at a time, and waits for each view's pictures and late content.
 *
 * @throws Error that names what is missing.
 */
export async function scrollThroughPage(page: Page): Promise<void> {
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

/**
 * Runs axe without its package for Playwright, which takes four times as long. Scrolls to the top first: axe reports
 * a link that a fixed element covers as too small.
 */
export async function expectAxeSilent(page: Page, what: string): Promise<void> {
  const isLoaded = await page.evaluate(() => {
    scrollTo(0, 0);
    dispatchEvent(new Event('scroll'));
    return 'axe' in window;
  });
  // Served for tests only (scripts/checks/serve.ts).
  if (!isLoaded) await page.addScriptTag({ url: '/axe.js' });
  const found = await page.evaluate(async (settings) => {
    // Not those that start later, such as the calendar's after ten seconds, or that follow the page's position.
    const begun = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && effect?.getComputedTiming().progress !== null,
      );
    // The animation of a removed element never finishes.
    await Promise.allSettled(begun.map(({ finished }) => finished));
    const { violations } = await window.axe.run(document, settings);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} ${html}: ${failureSummary}`),
    );
  }, AXE);
  expect.soft(found, `what axe finds ${what}`).toEqual([]);
}

/** Focuses each control. Reports what has no mark, or is fully covered (WCAG 2.2, 2.4.11). */
export async function expectFocusSeen(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  // Focus by script has a mark only after a key was used.
  await page.keyboard.press('Tab');
  await expect.soft(page.locator('a[href="#main"]'), 'the first stop').toBeFocused();

  const troubles = await page.evaluate(async () => {
    const troubleWith = (element: Element): string | undefined => {
      const name = element.outerHTML.slice(0, 120);
      if (element !== document.activeElement) return `no focus: ${name}`;
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
    };
    const found: string[] = [];
    // A third party's frame shows its own focus.
    const stops = 'a[href], button:enabled, input, select, textarea, summary, [tabindex="0"]';
    for (const element of document.querySelectorAll<HTMLElement>(stops)) {
      if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus();
      let trouble = troubleWith(element);
      // Bars that move out of the way need two frames, the menu that was open 300 ms.
      for (let frame = 0; trouble && frame < 30; frame++) {
        await new Promise(requestAnimationFrame);
        trouble = troubleWith(element);
      }
      if (trouble) found.push(trouble);
    }
    return found;
  });
  expect.soft(troubles, 'the focus is lost to the eye').toEqual([]);
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

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}
