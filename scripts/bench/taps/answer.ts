/** How soon a page answers a tap or a key, by the browser's own account of its events. */
import type { Page } from '@playwright/test';

/** The browser tells of no event that took less. */
const SHORTEST_MS = 16;

/** What the page is given for an answer before it counts as silent. */
const NO_ANSWER_MS = 5000;

/** The browser tells of an event some frames after it; a link may lead away not much later. */
const EVENT_TOLD_MS = 150;

/** What is set up in a page for a measure is done by then, at a fourth of the speed, too. */
const SETTLED_MS = 300;

/** By then every event of a press has had its frame, and has been told of. */
const NEXT_PAINT_MS = 600;

type Timed = { start: number; duration: number };

/** What the browser tells of an event (Event Timing), which TypeScript's library lacks in part. */
type ToldEvent = PerformanceEntry & { interactionId: number };

type Watch = { start: number; changed: number; painted: number };

type Sign = 'pointerdown' | 'keydown';

/**
 * Runs in the page, before the touch: has it keep what the browser tells of its events. It is told of one in the
 * midst of the next: to read it there took a slow phone 3 ms of a press.
 */
function keepEvents(durationThreshold: number): void {
  const told: PerformanceObserverEntryList[] = [];
  Object.assign(window, { told });
  new PerformanceObserver((list) => void told.push(list)).observe({
    type: 'event',
    durationThreshold,
  } as PerformanceObserverInit);
}

/** Runs in the page, before the touch: has it keep when something of it changes. */
function watch(sign: Sign): void {
  /** All that may answer. A script that arrives changes more than that, which is no answer. */
  const look = (): string =>
    JSON.stringify([
      location.href,
      [...document.querySelectorAll('details, dialog')].map((part) => part.hasAttribute('open')),
      document.querySelectorAll('[aria-busy=true], iframe').length,
      [...document.querySelectorAll('[aria-current], [aria-pressed]')].map((part) =>
        part.outerHTML.slice(0, 80),
      ),
      [...document.querySelectorAll('[data-hold], main button, output, [role=status]')].map(
        (part) => part.textContent + part.outerHTML.slice(0, 200),
      ),
      [...document.querySelectorAll('input')].map((input) => input.value),
      // The browser's own answer to an empty field: it leads there.
      document.activeElement?.matches('input, textarea') && document.activeElement.id,
      { ...document.documentElement.dataset, bar: '', scrolled: '', waiting: '' },
      Math.round(scrollY),
    ]);
  const before = look();
  const state: Watch = { start: 0, changed: 0, painted: 0 };
  Object.assign(window, { watch: state });

  let isDue = false;
  /** Once a frame: to look takes a slow phone some milliseconds. */
  const compare = () => {
    if (isDue || !state.start || state.changed) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      if (look() === before) return;
      state.changed = performance.now();
      setTimeout(() => (state.painted = performance.now()));
    });
  };
  addEventListener(sign, ({ timeStamp }) => (state.start ||= timeStamp), { capture: true });
  new MutationObserver(compare).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  for (const change of ['input', 'scroll', 'focusin', 'toggle', 'hashchange']) {
    addEventListener(change, compare, { capture: true, passive: true });
  }
}

/** Runs in the page, after the touch. @returns what `watch` has seen by then; undefined without an answer */
function awaitAnswer(longestWait: number): Promise<Watch | undefined> {
  const { watch: state } = window as unknown as { watch: Watch };
  const deadline = performance.now() + longestWait;
  return new Promise((resolve) => {
    const look = () => {
      if (state.painted) resolve(state);
      else if (performance.now() > deadline) resolve(undefined);
      else setTimeout(look, 50);
    };
    look();
  });
}

/** Sets up what watches the page, and gives a slow phone the time to be done with that. */
async function prepare(page: Page, sign?: Sign): Promise<void> {
  await page.evaluate(keepEvents, SHORTEST_MS);
  if (sign) await page.evaluate(watch, sign);
  await page.waitForTimeout(SETTLED_MS);
}

const readEvents = (page: Page): Promise<Timed[]> =>
  page.evaluate(() => {
    const { told } = window as unknown as { told: PerformanceObserverEntryList[] };
    const events = told.flatMap((list) => list.getEntries() as ToldEvent[]);
    return events
      .filter(({ interactionId }) => interactionId)
      .map(({ startTime: start, duration }) => ({ start, duration }));
  });

const longest = (events: readonly Timed[]) =>
  Math.max(SHORTEST_MS, ...events.map(({ duration }) => duration));

/**
 * Presses something and times the answer. Where the page has changed by the next paint, the browser's
 * own figure stands; where a script answers later, in a task of its own that no event belongs to, the
 * paint after the change.
 *
 * @param press what a visitor does; `sign` is the event that it begins with
 * @returns milliseconds from the touch to the end of the first frame in which something has changed;
 *   undefined when the page has not changed within five seconds, or is left at once
 */
export async function timeAnswer(
  page: Page,
  sign: Sign,
  press: () => Promise<void>,
): Promise<number | undefined> {
  await prepare(page, sign);
  await press();
  // It may lead away.
  const answered = await page.evaluate(awaitAnswer, NO_ANSWER_MS).catch(() => undefined);
  if (!answered) return undefined;
  await page.waitForTimeout(EVENT_TOLD_MS);
  const { start, changed, painted } = answered;
  const since = (await readEvents(page)).filter((event) => event.start >= start - 1);
  const isInNextPaint = since.some((event) => changed <= event.start + event.duration);
  return isInNextPaint ? longest(since) : painted - start;
}

/**
 * Interaction to next paint: milliseconds from the touch to the end of the next frame, whatever it shows.
 * Nobody looks on meanwhile, which would make it longer.
 *
 * @param press what a visitor does
 */
export async function timeNextPaint(page: Page, press: () => Promise<void>): Promise<number> {
  await prepare(page);
  await press();
  await page.waitForTimeout(NEXT_PAINT_MS);
  return longest(await readEvents(page));
}
