/**
 * How long a visitor waits for an answer to a tap on each control, on a phone four times slower, on
 * slow 4G.
 *
 * Cold: on a page just loaded, so that no script has been fetched, React's client included where that
 * is what answers. Warm: after a scroll, when the page has fetched its islands' scripts and has run
 * none of them. The fastest answer that there can be, a bare `<details>` on an empty page, is
 * measured in the same run.
 */
import type { CDPSession } from '@playwright/test';
import { PlainError } from '../../dev/processes.ts';
import { DESK, openWindow, PHONE, slowDownMachine, slowDownNetwork } from '../devices.ts';
import { FLOOR_ROW, median, type Rows } from '../figures.ts';
import { FLOOR_TAP_PATH, type Place } from '../place.ts';
import { timeAnswer, timeNextPaint } from './answer.ts';
import { type Control, CONTROLS } from './controls.ts';

const ROUNDS = 3;

const FLOOR: Control = { path: FLOOR_TAP_PATH, name: '', selector: 'summary' };

function countScripts(session: CDPSession): () => number {
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\/_astro\/.*\.js/.test(request.url)) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes / 1000;
}

type Reading = { ms: number; kilobytes: number };

/** What is measured of a press: the answer that a visitor sees, or the next paint, whatever it shows. */
type Measure = 'answer' | 'next paint';

/** Where a control stands once the page is scrolled to it, in CSS pixels, and what kind of element it is. */
type Spot = { scroll: number; x: number; y: number; tag: string };

/** What can be pressed. */
const PRESSED = 'a, button, summary, input';

/**
 * Finds a control in a window of its own: what Playwright finds elements with listens to every touch from then
 * on, which takes a slow phone some milliseconds of each.
 *
 * @throws PlainError where the page has none
 */
async function findSpot(
  { chrome, origin }: Place,
  { path, selector, isWide }: Control,
): Promise<Spot> {
  const { context, page } = await openWindow(chrome, isWide ? DESK : PHONE);
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  // What hydrates when it comes into view shows its buttons only then.
  await control.waitFor();
  await page.waitForTimeout(500);
  const box = await control.boundingBox();
  if (!box) throw new PlainError(`${path}: "${selector}" has no place on the page.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const scroll = await page.evaluate(() => scrollY);
  const tag = await control.evaluate(
    (element, pressed) => element.closest(pressed)?.localName ?? element.localName,
    PRESSED,
  );
  await context.close();
  return { scroll, x, y, tag };
}

/** Runs in the page. @returns once what stands at a spot can be pressed; false after ten seconds */
async function awaitSpot({ x, y, tag }: Spot): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isThere = document.elementFromPoint(x, y)?.closest(tag);
    // What is pressed before the page's own script is there is answered by the HTML, which may lead away.
    if (isThere && !document.querySelector('astro-island:not(:defined)')) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

async function tapOnce(
  { chrome, origin }: Place,
  { path, name, key, isWide }: Control,
  spot: Spot,
  isWarm: boolean,
  measure: Measure,
): Promise<Reading | undefined> {
  const { context, page, session } = await openWindow(chrome, isWide ? DESK : PHONE);
  const fetched = countScripts(session);
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  if (isWarm) {
    await page.evaluate(() => scrollBy(0, 1));
    await page.waitForTimeout(300);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
  }
  await slowDownNetwork(session);
  await slowDownMachine(session);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), spot.scroll);
  if (!(await page.evaluate(awaitSpot, spot))) {
    throw new PlainError(`${path} ${name}: there is no ${spot.tag} where one was.`);
  }
  await page.waitForTimeout(500);
  const tap = () =>
    isWide ? page.mouse.click(spot.x, spot.y) : page.touchscreen.tap(spot.x, spot.y);
  if (key) await tap();
  const press = key ? () => page.keyboard.press(key) : tap;
  const ms =
    measure === 'answer'
      ? await timeAnswer(page, key ? 'keydown' : 'pointerdown', press)
      : await timeNextPaint(page, press);
  await context.close();
  return ms === undefined ? undefined : { ms, kilobytes: fetched() };
}

/** Medians of three; undefined when one tap had no answer. */
async function measureTap(
  place: Place,
  control: Control,
  spot: Spot,
  isWarm: boolean,
  measure: Measure = 'answer',
): Promise<Reading | undefined> {
  const readings: Reading[] = [];
  while (readings.length < ROUNDS) {
    const reading = await tapOnce(place, control, spot, isWarm, measure);
    if (!reading) return undefined;
    readings.push(reading);
  }
  return {
    ms: median(readings.map(({ ms }) => ms)),
    kilobytes: median(readings.map(({ kilobytes }) => kilobytes)),
  };
}

/**
 * Times the controls of the pages that are asked for.
 *
 * @throws PlainError when a control is silent, cold or warm: it is broken, not slow
 */
export async function measureTaps(place: Place, paths: readonly string[]): Promise<Rows> {
  const rows: Rows = {};
  const silent: string[] = [];
  for (const control of [FLOOR, ...CONTROLS.filter(({ path }) => paths.includes(path))]) {
    const name = control === FLOOR ? FLOOR_ROW : `${control.path} ${control.name}`;
    const spot = await findSpot(place, control);
    const cold = await measureTap(place, control, spot, false);
    const warm = await measureTap(place, control, spot, true);
    const paint = await measureTap(place, control, spot, true, 'next paint');
    if (!cold || !warm || !paint) silent.push(name);
    else {
      rows[name] = {
        figures: {
          cold: cold.ms,
          warm: warm.ms,
          paint: paint.ms,
          kilobytes: cold.kilobytes,
        },
      };
    }
  }
  if (silent.length > 0) throw new PlainError(`No answer came from ${silent.join(', ')}.`);
  return rows;
}
