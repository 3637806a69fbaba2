/** What a visitor sees of a page that has come apart: a scroll sideways, a footer astray, a hole. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/site.ts';

/**
 * The most that may stand empty between two things to see in a widget, in CSS pixels: below its card, the
 * room of a calendar that does not come, which is kept so that nothing moves (at 320 px, 485 of 700).
 */
const LARGEST_HOLE = 500;

/** The page has its shape: nothing sideways, the footer below everything and at the end. */
export async function expectWholePage(page: Page): Promise<void> {
  const readShape = () =>
    page.evaluate(() => {
      const root = document.documentElement;
      const main = document.querySelector('main')?.getBoundingClientRect();
      const footer = document.querySelector('body > footer')?.getBoundingClientRect();
      return {
        sideways: root.scrollWidth - root.clientWidth,
        hasWords: (main?.height ?? 0) > 200,
        isFooterBelow: (footer?.top ?? 0) >= (main?.bottom ?? 0) - 1,
        belowFooter: Math.round(root.scrollHeight - scrollY - (footer?.bottom ?? 0)) > 120,
      };
    });
  // A page that was come back to may still be on its way.
  await expect.poll(readShape, 'the shape of the page').toEqual({
    sideways: 0,
    hasWords: true,
    isFooterBelow: true,
    belowFooter: false,
  });
}

/** A widget has a size, and no hole within. */
export async function expectWholeWidget(widget: Locator): Promise<void> {
  const { width, height, hole } = await widget.evaluate((box) => {
    const { width, top, bottom } = box.getBoundingClientRect();
    const seen = [...box.querySelectorAll<HTMLElement>('*')]
      .filter(
        (element) =>
          element.matches('img, picture, iframe, input, textarea, button, svg') ||
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          ),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter((rect) => rect.height > 0)
      .sort((a, b) => a.top - b.top);
    let edge = top;
    let hole = 0;
    for (const rect of seen) {
      hole = Math.max(hole, rect.top - edge);
      edge = Math.max(edge, rect.bottom);
    }
    return { width, height: bottom - top, hole: Math.max(hole, bottom - edge) };
  });
  expect(width, 'the widget’s width').toBeGreaterThan(100);
  expect(height, 'the widget’s height').toBeGreaterThan(24);
  expect(hole, 'the largest hole in the widget').toBeLessThan(LARGEST_HOLE);
}
