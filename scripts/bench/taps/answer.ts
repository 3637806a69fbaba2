/** How soon a page answers a tap or a key, by the browser's own account of its events. */
import type { Page } from '@playwright/test';

/** The browser tells of no event that took less. */
const SHORTEST_MS = 16;

/** What the page is given for an answer before it counts as silent. */
const NO_ANSWER_MS = 5000;

/** The browser tells of an event some frames after it; a link may lead away not much later. */
const EVENT_TOLD_MS = 150;

export type Answer = {
  /** From the touch to the end of the first frame in which something has changed. */
  ms: number;
  /** Interaction to next paint: to the end of the next frame, whatever it shows. */
  paint: number;
};

type Watch = {
  start: number;
  changed: number;
  painted: number;
  entries: { start: number; duration: number }[];
};

/** Runs in the page, before the touch; `isAnswered` and `readWatch` find what it keeps. */
function watch({ sign, shortest }: { sign: 'pointerdown' | 'keydown'; shortest: number }): void {
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
  const state: Watch = { start: 0, changed: 0, painted: 0, entries: [] };
  (window as unknown as { watch: Watch }).watch = state;

  const compare = () => {
    if (!state.start || state.changed || look() === before) return;
    state.changed = performance.now();
    requestAnimationFrame(() => setTimeout(() => (state.painted = performance.now())));
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
  const options = { type: 'event', durationThreshold: shortest } as PerformanceObserverInit;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (!entry.interactionId) continue;
      state.entries.push({ start: entry.startTime, duration: entry.duration });
    }
  }).observe(options);
}

/**
 * Presses something and times the answer. Where the page has changed by the next paint, the browser's
 * own figure stands; where a script answers later, in a task of its own that no event belongs to, the
 * paint after the change.
 *
 * @param press what a visitor does; `sign` is the event that it begins with
 * @returns undefined when the page has not changed within five seconds, or is left at once
 */
export async function timeAnswer(
  page: Page,
  sign: 'pointerdown' | 'keydown',
  press: () => Promise<void>,
): Promise<Answer | undefined> {
  await page.evaluate(watch, { sign, shortest: SHORTEST_MS } as const);
  await press();
  const answered = await page
    .waitForFunction(
      (later) => {
        const state = (window as unknown as { watch: Watch }).watch;
        return state.painted > 0 && performance.now() > state.painted + later && state;
      },
      EVENT_TOLD_MS,
      { timeout: NO_ANSWER_MS },
    )
    .then((state) => state.jsonValue())
    .catch(() => false as const);
  if (!answered) return undefined;
  const { start, changed, painted, entries } = answered;
  const since = entries.filter((entry) => entry.start >= start - 1);
  const paint = Math.max(SHORTEST_MS, ...since.map(({ duration }) => duration));
  const isInNextPaint = since.some((entry) => changed <= entry.start + entry.duration);
  return { ms: isInNextPaint ? paint : painted - start, paint };
}
