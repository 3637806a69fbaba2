import { test as base, type Page } from '@playwright/test';
import { required } from '../../tests/required.ts';

export { expect } from '@playwright/test';

type Options = {
  /** Trouble that a test brings about on purpose: what matches is not held against the page. */
  expectedTrouble: RegExp | undefined;
};

/**
 * The only pages on which a third party may be asked for before the visitor has done anything: the
 * tour list fetches the booking script when idle, the booking page shows the calendar at once.
 */
const EARLY = new Set(['/tours', '/booking']);

/**
 * How long a third party may be ahead of the news of the sign that called it, in milliseconds: the
 * two reach the test by different ways.
 */
const CLOSE_BEHIND = 1000;

/** Runs in the page before its own scripts. */
function reportUse(): void {
  window.reportVisit?.('begins');
  const signs = [
    'pointerover',
    'pointerdown',
    'touchstart',
    'wheel',
    'scroll',
    'focusin',
    'keydown',
  ];
  const onSign = () => {
    for (const sign of signs) removeEventListener(sign, onSign, true);
    window.reportVisit?.('is used');
  };
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
}

declare global {
  interface Window {
    reportVisit?: (news: 'begins' | 'is used') => void;
  }
}

/** Watches one page for everything that a visitor's browser would complain about, or should. */
async function watch(page: Page, origin: string) {
  const trouble: string[] = [];
  /** The documents that the page has shown, and when each was first used. */
  const visits: { began: number; used: number }[] = [];
  const strangers: { url: string; at: number }[] = [];

  await page.exposeBinding('reportVisit', ({ frame }, news: 'begins' | 'is used') => {
    if (frame !== page.mainFrame()) return;
    if (news === 'begins') visits.push({ began: Date.now(), used: Number.POSITIVE_INFINITY });
    const visit = visits.at(-1);
    if (visit && news === 'is used') visit.used = Date.now();
  });
  await page.addInitScript(reportUse);

  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    const { status, url } = { status: response.status(), url: response.url() };
    if (url.startsWith(origin) && status >= 400) trouble.push(`${status}: ${url}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left drops what it still waits for.
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED') {
      trouble.push(`${reason}: ${request.url()}`);
    }
  });
  page.on('request', (request) => {
    const here = new URL(page.url());
    const asked = new URL(request.url());
    const isVisit = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isVisit || here.origin !== origin || EARLY.has(here.pathname)) return;
    if (asked.origin === origin || !asked.protocol.startsWith('http')) return;
    strangers.push({ url: request.url(), at: Date.now() });
  });

  const askedTooEarly = (): string[] =>
    strangers
      .filter(({ at }) => {
        const used = visits.findLast(({ began }) => began <= at)?.used ?? Number.POSITIVE_INFINITY;
        return at < used - CLOSE_BEHIND;
      })
      .map(({ url }) => `asked before the visitor did anything: ${url}`);

  return () => [...trouble, ...askedTooEarly()];
}

/** Waits until the page has drawn another frame: an observer is first told of something once it is drawn. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        new IntersectionObserver(resolve).observe(document.documentElement);
      }),
  );

/**
 * A stopped clock stops time, and not the browser's drawing: a page is shown frame by frame all the same. Time goes
 * on after the frame that is due, as what waits for that may set a timer.
 */
async function keepFrames(page: Page): Promise<void> {
  const runFor = page.clock.runFor.bind(page.clock);
  page.clock.runFor = async (time) => {
    await nextFrame(page);
    await runFor(time);
  };
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    Object.defineProperty(window, 'requestAnimationFrame', {
      configurable: true,
      get: () => requestAnimationFrame,
      // The clock of a test puts its own here.
      set: () => undefined,
    });
  });
}

/**
 * Playwright's `test` for this site: every test also fails on whatever its page brings about by the
 * way: an error in the console (a breach of the security policy among them), an uncaught exception,
 * a broken request to the site, a third party asked before the visitor has done anything.
 */
export const test = base.extend<Options>({
  expectedTrouble: [undefined, { option: true }],
  page: async ({ page, baseURL, expectedTrouble }, use) => {
    await keepFrames(page);
    const trouble = await watch(page, new URL(required(baseURL)).origin);
    await use(page);
    const unexpected = trouble().filter((text) => !expectedTrouble?.test(text));
    if (unexpected.length > 0) throw new Error(`The page had trouble:\n${unexpected.join('\n')}`);
  },
});

/**
 * Sets the text size that a visitor would in the browser's settings, in CSS pixels (16 is usual), which
 * media queries in `rem` follow as well. Chromium's own protocol alone can.
 */
export async function setBrowserText(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await browser.detach();
}

/** Waits until the headline fonts are loaded: a scroll in the same moment would look like a shift. */
export async function facesOn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const faces = ['700 1em Besley', '1em "League Gothic"'];
    await Promise.all(faces.map((face) => document.fonts.load(face)));
    await document.fonts.ready;
  });
}

/** Folds every answer out at once, also where only one may be open at a time. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.removeAttribute('name');
    for (const details of all) details.toggleAttribute('open', true);
  });
}
