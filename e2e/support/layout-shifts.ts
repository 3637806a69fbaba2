import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: string[];
  }
}
type LayoutShiftSource = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
type LayoutShift = PerformanceEntry & { value: number; sources: LayoutShiftSource[] };

/**
 * Records layout shifts of the next page.
 *
 * @param least without smaller ones, which nobody notices, such as a centered line some pixels off
 * @returns reads them: each begins with its share of the score
 */
export async function recordShifts(page: Page, least = 0.002): Promise<() => Promise<string[]>> {
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
  }, least);
  return () => page.evaluate(() => window.shifts);
}
