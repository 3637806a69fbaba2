import type { Page } from '@playwright/test';
import { LAYOUT_SHIFT_LIMIT } from '../../scripts/checks/layout-shift.ts';

declare global {
  interface Window {
    shifts: string[];
  }
}
type LayoutShiftSource = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
type LayoutShift = PerformanceEntry & { value: number; sources: LayoutShiftSource[] };

/** Records layout shifts of the next page, without invisible ones: a centered line some pixels off. */
export async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
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
