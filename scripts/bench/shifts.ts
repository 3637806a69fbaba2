import type { BrowserContextOptions, Page } from '@playwright/test';
import { DESK, openWindow, PHONE, slowDownNetwork } from './devices.ts';
import { FLOOR_ROW, type Row, type Rows } from './figures.ts';
import { FLOOR_PATH, type Place } from './place.ts';
import { collectRows } from './rows.ts';

const AT_ONCE = 2;

/** How late fonts come in the worst case: when everything has been read in the fallback's shapes. */
const FONTS_LATE_MS = 1500;

/** The time in which what a page does late, by itself, has happened. */
const SETTLING_MS = 1000;

/**
 * Sums the shifts up as browsers' makers do: the worst burst, of at most 5 seconds, with no pause of
 * a second in it. Runs in the page, before its own scripts.
 */
function watchShifts(): void {
  const state = window as unknown as { worstShift: number };
  state.worstShift = 0;
  let [burst, first, last] = [0, 0, 0];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, startTime } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (hadRecentInput) continue;
      const isNew = startTime - last > 1000 || startTime - first > 5000;
      if (isNew) [burst, first] = [0, startTime];
      last = startTime;
      burst += value;
      state.worstShift = Math.max(state.worstShift, burst);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls to the end as a reader would, each view's pictures before the next. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const isComing = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isSeen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      return isSeen && image.checkVisibility() && !image.complete;
    };
    for (let view = 0; view < 200; view += 1) {
      if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) break;
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await pause(50);
      for (let wait = 0; wait < 40 && [...document.images].some(isComing); wait += 1) {
        await pause(50);
      }
    }
  });
}

async function visit(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLING_MS);
  await readThrough(page);
  await page.waitForTimeout(SETTLING_MS);
  return page.evaluate(() => (window as unknown as { worstShift: number }).worstShift);
}

/** One page on one device: with nothing kept, with all of it kept, and with late fonts. */
async function measureDevice(
  place: Place,
  path: string,
  device: BrowserContextOptions,
): Promise<{ cold: number; warm: number; lateFonts: number }> {
  const url = `${place.origin}${path}`;
  const first = await openWindow(place.chrome, device);
  await first.page.addInitScript(watchShifts);
  await slowDownNetwork(first.session);
  const cold = await visit(first.page, url);
  const warm = await visit(first.page, url);
  await first.context.close();

  const late = await openWindow(place.chrome, device);
  await late.page.addInitScript(watchShifts);
  await late.context.route(/\.(?:woff2?|ttf)$/, async (route) => {
    // Closing the window gives up what is still on its way.
    await late.page.waitForTimeout(FONTS_LATE_MS).catch(() => {});
    await route.continue().catch(() => {});
  });
  const lateFonts = await visit(late.page, url);
  await late.context.close();
  return { cold, warm, lateFonts };
}

async function measurePage(place: Place, path: string): Promise<Row> {
  // Side by side: how far things move does not depend on how busy the machine is.
  const [phone, desk] = await Promise.all(
    [PHONE, DESK].map((device) => measureDevice(place, path, device)),
  );
  if (!phone || !desk) throw new Error('There are two devices.');
  return {
    figures: {
      'phone cold': phone.cold,
      'phone warm': phone.warm,
      'phone fonts late': phone.lateFonts,
      'desk cold': desk.cold,
      'desk warm': desk.warm,
      'desk fonts late': desk.lateFonts,
      shift: Math.max(...Object.values(phone), ...Object.values(desk)),
    },
  };
}

/**
 * How far pages move by themselves, from the first byte to the end of a slow scroll, on slow 4G with
 * nothing kept and then with everything, and with fonts that come late; on a phone and on a desk.
 */
export async function measureShifts(place: Place, paths: readonly string[]): Promise<Rows> {
  return {
    [FLOOR_ROW]: await measurePage(place, FLOOR_PATH),
    ...(await collectRows(paths, AT_ONCE, (path) => measurePage(place, path))),
  };
}
