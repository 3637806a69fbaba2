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

/**
 * What is measured of a tap: the answer that a visitor sees, on a page whose scripts are not fetched (cold) or are
 * fetched and have not run (warm), or warm the next paint, whatever it shows.
 */
type Kind = 'cold' | 'warm' | 'paint';

/**
 * How often each is measured. What has no limit needs fewer. The browser tells of a paint in steps of 8 ms, the limit
 * is between two of them, and most controls are one or two below it: the middle one of five was over it now and then
 * while the machine was busy, another control each time.
 */
const ROUNDS: Record<Kind, number> = { cold: 5, warm: 3, paint: 9 };
const KINDS = Object.keys(ROUNDS) as Kind[];
const MOST_ROUNDS = Math.max(...Object.values(ROUNDS));

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
  kind: Kind,
): Promise<Reading | undefined> {
  const { context, page, session } = await openWindow(chrome, isWide ? DESK : PHONE);
  const fetched = countScripts(session);
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  if (kind !== 'cold') {
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
    kind === 'paint'
      ? await timeNextPaint(page, press)
      : await timeAnswer(page, key ? 'keydown' : 'pointerdown', press);
  await context.close();
  return ms === undefined ? undefined : { ms, kilobytes: fetched() };
}

/** One control, what it is called in the table, and what its taps took. */
type Series = { control: Control; name: string; spot: Spot; readings: Record<Kind, Reading[]> };

/**
 * Times the controls of the pages that are asked for. Each is pressed once, then each again: a minute in which the
 * machine is busy falls on one tap of some controls, and not on all of one.
 *
 * @throws PlainError when a control is silent, cold or warm: it is broken, not slow
 */
export async function measureTaps(place: Place, paths: readonly string[]): Promise<Rows> {
  const all: Series[] = [];
  for (const control of [FLOOR, ...CONTROLS.filter(({ path }) => paths.includes(path))]) {
    const name = control === FLOOR ? FLOOR_ROW : `${control.path} ${control.name}`;
    const spot = await findSpot(place, control);
    all.push({ control, name, spot, readings: { cold: [], warm: [], paint: [] } });
  }
  const silent = new Set<string>();
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    for (const { control, name, spot, readings } of all) {
      for (const kind of KINDS.filter((one) => round <= ROUNDS[one])) {
        const reading = await tapOnce(place, control, spot, kind);
        if (reading) readings[kind].push(reading);
        else silent.add(name);
      }
    }
  }
  if (silent.size > 0) throw new PlainError(`No answer came from ${[...silent].join(', ')}.`);
  return Object.fromEntries(
    all.map(({ name, readings: { cold, warm, paint } }) => {
      const ms = (readings: readonly Reading[]) => median(readings.map((one) => one.ms));
      const kilobytes = median(cold.map((one) => one.kilobytes));
      return [name, { figures: { cold: ms(cold), warm: ms(warm), paint: ms(paint), kilobytes } }];
    }),
  );
}
