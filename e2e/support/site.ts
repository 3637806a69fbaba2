import { test as base, type Page } from '@playwright/test';
import { required } from '../../tests/required.ts';

export { expect } from '@playwright/test';

type Options = {
  /** Errors that a test causes on purpose. */
  expectedTrouble: RegExp | undefined;
};

/**
 * Pages that may contact a third party before any input: /tours loads the booking script when idle, /booking shows
 * the calendar at once.
 */
const EARLY = new Set(['/tours', '/booking']);

/** Requests and input events reach the test on different channels, so their order may differ by this much. */
const TOLERANCE_MS = 1000;

/** Runs in the page before its own scripts. */
function reportUse(): void {
  window.reportVisit?.('begins');
  const types = 'pointerover pointerdown touchstart wheel scroll focusin keydown'.split(' ');
  const onInput = () => {
    for (const type of types) removeEventListener(type, onInput, true);
    window.reportVisit?.('is used');
  };
  for (const type of types) addEventListener(type, onInput, { capture: true, passive: true });
}

declare global {
  interface Window {
    reportVisit?: (news: 'begins' | 'is used') => void;
  }
}

/** Collects a page's errors and early third-party requests. */
async function watch(page: Page, origin: string) {
  const trouble: string[] = [];
  /** When each document started, and when it got its first input. */
  const visits: { began: number; used: number }[] = [];
  const thirdPartyRequests: { url: string; at: number }[] = [];

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
    // Leaving a page aborts its requests.
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED') {
      trouble.push(`${reason}: ${request.url()}`);
    }
  });
  page.on('request', (request) => {
    const here = new URL(page.url());
    const requested = new URL(request.url());
    const isVisit = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isVisit || here.origin !== origin || EARLY.has(here.pathname)) return;
    if (requested.origin === origin || !requested.protocol.startsWith('http')) return;
    thirdPartyRequests.push({ url: request.url(), at: Date.now() });
  });

  const earlyRequests = (): string[] =>
    thirdPartyRequests
      .filter(({ at }) => {
        const used = visits.findLast(({ began }) => began <= at)?.used ?? Number.POSITIVE_INFINITY;
        return at < used - TOLERANCE_MS;
      })
      .map(({ url }) => `third-party request before any input: ${url}`);

  return () => [...trouble, ...earlyRequests()];
}

/** Waits for the next frame, in which an IntersectionObserver first reports. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        new IntersectionObserver(resolve).observe(document.documentElement);
      }),
  );

/** Keeps requestAnimationFrame real with a stopped clock. Time advances after the next frame, which may set a timer. */
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
      // Playwright's clock replaces it.
      set: () => undefined,
    });
  });
}

/**
 * Playwright's `test`, which also fails on a console error (such as a policy violation), an uncaught exception, a
 * failed request to the site, or a third-party request before any input.
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

/** Sets the browser's font size in CSS pixels (default 16), which media queries in `rem` follow. */
export async function setBrowserText(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await browser.detach();
}

/** Waits for the headline fonts, whose swap would count as a layout shift. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Besley' && status === 'loaded'),
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Opens all `<details>`, also exclusive ones. */
export async function openAllDetails(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.removeAttribute('name');
    for (const details of all) details.toggleAttribute('open', true);
  });
}
