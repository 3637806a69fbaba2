/**
 * How long a visitor waits for an answer to the first tap on each control, on a slow phone (4 times
 * slower, on slow 4G): from the finger's touch to the end of the first frame in which something has
 * changed, React's client included where that is what answers.
 *
 * Cold: on a page of its own, just loaded, so that no script has been fetched. Warm: after a scroll,
 * when the page has fetched its islands' scripts and has run none of them. Beside each stand the
 * kilobytes of script that the page fetched for it, as they were sent.
 *
 * The fastest answer that there can be, a bare `<details>` on an empty page, is measured in the same
 * run: the ratio to it holds from machine to machine, where milliseconds don't. Medians of three.
 * `npm run first-tap -- picture` taps the pictures alone,
 * `-- '/ menu'` one. A benchmark: it prints, and fails only when
 * a control gives no answer at all.
 */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { browser } from '../dev/browser.mjs';
import { builtSandboxPort } from '../dev/build.ts';
import { dist } from '../checks/built-pages.ts';
import { PlainError, runScript, sparePort } from '../dev/processes.ts';
import { serveSite, startSandbox } from '../dev/servers.ts';

const SLOW_4G = { latency: 150, throughput: (1.6e6 / 8) * 0.9 };
const CPU_RATE = 4;
const LIMIT_MS = 100;
const ROUNDS = 3;
const NO_ANSWER_MS = 5000;

const FLOOR = `<!doctype html><meta name="viewport" content="width=device-width">
<details><summary>Floor</summary>As fast as an answer can be.</details>`;

/** A key is pressed in the control after a tap has given it the focus. */
type Control = {
  path: string;
  name: string;
  selector: string;
  key?: string;
  /** On a desk, where the control looks or works in another way. */
  isWide?: boolean;
};
type Reading = { ms: number; kilobytes: number };

const TOUR = '/tours/brooklyn-heights';
const PRIVATE = '/tours/private-tours';
const CAROUSEL = '[aria-roledescription="carousel"]';

/** One of each kind of control, on a page that has it. */
const CONTROLS: readonly Control[] = [
  { path: '/', name: 'menu', selector: 'header summary:visible' },
  { path: '/', name: 'tours menu', selector: 'header summary:visible', isWide: true },
  { path: '/', name: 'dismiss the promotion', selector: '[component-url*=PromoBanner] button' },
  { path: '/', name: 'newsletter, empty', selector: 'main form button[type=submit]' },
  { path: '/tours', name: 'reserve', selector: 'main a[data-hold]' },
  { path: TOUR, name: 'menu', selector: 'header summary:visible' },
  { path: TOUR, name: 'book this tour', selector: 'main a[href="#book-now"]' },
  { path: TOUR, name: 'picture', selector: 'main a[id^="photo-"]' },
  { path: TOUR, name: 'stop or turn quotes', selector: `${CAROUSEL} button >> nth=0` },
  { path: TOUR, name: 'next quote', selector: `${CAROUSEL} button >> nth=2` },
  { path: TOUR, name: 'quote 3', selector: `${CAROUSEL} a[href="#quote-3"]` },
  { path: TOUR, name: 'question', selector: '#faq summary, main details summary' },
  { path: PRIVATE, name: 'type guests', selector: 'input[type="number"]', key: '2' },
  { path: PRIVATE, name: 'one guest more', selector: '#price button >> nth=1' },
  { path: PRIVATE, name: 'contact about the price', selector: '#price a[data-hold]' },
  { path: '/gallery', name: 'picture', selector: 'main a[id^="photo-"]' },
  { path: '/gallery', name: 'video', selector: '[component-url*=Video] [data-hold]' },
  { path: '/blog', name: 'type in the search', selector: 'input[type=search]', key: 'c' },
  { path: '/blog', name: 'search', selector: 'search button' },
  { path: '/blog', name: 'category', selector: '[component-url*=CategoryFilter] a >> nth=1' },
  { path: '/contact', name: 'send, empty', selector: '#contact button[type=submit]' },
  { path: '/adventure-cats', name: 'waiver', selector: 'a[href="#waiver"]' },
  {
    path: '/adventure-cats',
    name: 'send application, empty',
    selector: '#application button[type="submit"]',
  },
  { path: '/press-kit', name: 'copy', selector: '[component-url*=CopyButton] button' },
];

/** Runs in the page: resolves with the milliseconds from the next touch (or key) to its answer. */
function watchAnswer({ sign }: { sign: 'pointerdown' | 'keydown' }) {
  const read = (): string =>
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
  const before = read();
  // In the page, where the next function finds it.
  const state = window as unknown as { answer: Promise<number> };
  state.answer = new Promise((resolve) => {
    const onSign = ({ timeStamp }: Event) => {
      const look = () => {
        if (read() === before) requestAnimationFrame(look);
        else setTimeout(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    addEventListener(sign, onSign, { capture: true, once: true });
  });
}

/** A page on a slow phone (or a desk as slow), and the kilobytes of script that it has fetched. */
async function slowPage(chrome: Browser, isWide = false) {
  const context = await chrome.newContext(
    isWide
      ? { viewport: { width: 1280, height: 800 } }
      : {
          viewport: { width: 360, height: 740 },
          deviceScaleFactor: 2,
          isMobile: true,
          hasTouch: true,
        },
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latency,
    downloadThroughput: SLOW_4G.throughput,
    uploadThroughput: SLOW_4G.throughput,
  });
  return { context, page, fetched: countScripts(session) };
}

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

/** Milliseconds from the touch to the answer; undefined when five seconds bring none. */
async function tap(page: Page, { selector, key, isWide }: Control): Promise<number | undefined> {
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  // What hydrates when it comes into view shows its buttons only then.
  await control.waitFor();
  await page.waitForTimeout(500);
  const press = () => (isWide ? control.click({ force: true }) : control.tap({ force: true }));
  if (key) await press();
  const sign = key ? 'keydown' : 'pointerdown';
  await page.evaluate(watchAnswer, { sign } as const);
  if (key) await page.keyboard.press(key);
  else await press();
  return page.evaluate((limit) => {
    // Where `watchAnswer` has put it.
    const { answer } = window as unknown as { answer: Promise<number> };
    const never = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), limit));
    return Promise.race([answer, never]);
  }, NO_ANSWER_MS);
}

/** The scroll of a person, and then the quiet in which scripts have been fetched. */
async function warmUp(page: Page): Promise<void> {
  await page.evaluate(() => scrollBy(0, 1));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
}

/** The median of some first taps, each on a page of its own; undefined when one had no answer. */
async function measure(
  chrome: Browser,
  control: Control,
  prepare: (page: Page) => Promise<unknown>,
): Promise<Reading | undefined> {
  const readings: Reading[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { context, page, fetched } = await slowPage(chrome, control.isWide);
    await prepare(page);
    const ms = await tap(page, control);
    await page.waitForTimeout(1000);
    await context.close();
    if (ms === undefined) return undefined;
    readings.push({ ms, kilobytes: fetched() });
  }
  return readings.toSorted((a, b) => a.ms - b.ms)[Math.floor(ROUNDS / 2)];
}

async function main(): Promise<void> {
  const port = await sparePort();
  const origin = `http://localhost:${port}`;
  await startSandbox({ port: builtSandboxPort() });
  await serveSite({ port, folder: dist });
  const { executablePath, args } = browser();
  const chrome = await chromium.launch({ executablePath, args });

  const floor = await measure(chrome, { path: '', name: 'floor', selector: 'summary' }, (page) =>
    page.goto(`${origin}/robots.txt`).then(() => page.setContent(FLOOR)),
  );
  if (!floor) throw new PlainError('The bare page gave no answer to a tap.');
  const describe = (reading: Reading | undefined): string => {
    if (!reading) return 'no answer'.padEnd(28);
    const { ms, kilobytes } = reading;
    const ratio = (ms / floor.ms).toFixed(2);
    return `${ms.toFixed(0).padStart(4)} ms ${ratio.padStart(6)} x ${kilobytes.toFixed(0).padStart(4)} kB    `;
  };

  console.log(
    `A bare <details> answers after ${floor.ms.toFixed(0)} ms; ratios (x) are to that.\n`,
  );
  console.log(`${''.padEnd(49)}${'cold'.padEnd(28)}warm`);
  const [wanted = ''] = process.argv.slice(2);
  const all: (Reading | undefined)[] = [];
  const chosen = CONTROLS.filter(({ path, name }) => `${path} ${name}`.includes(wanted));
  for (const control of chosen) {
    const open = (page: Page) => page.goto(`${origin}${control.path}`, { waitUntil: 'load' });
    const cold = await measure(chrome, control, open);
    const warm = await measure(chrome, control, (page) => open(page).then(() => warmUp(page)));
    all.push(cold, warm);
    console.log(
      `${control.path.padEnd(25)}${control.name.padEnd(24)}${describe(cold)}${describe(warm)}`,
    );
  }
  const slow = all.filter((reading) => reading && reading.ms > LIMIT_MS);
  const silent = all.filter((reading) => !reading);
  console.log(`\n${slow.length} of ${all.length} over ${LIMIT_MS} ms.`);
  await chrome.close();
  if (silent.length > 0) {
    throw new PlainError(
      `${silent.length} first taps had no answer within ${NO_ANSWER_MS / 1000} s.`,
    );
  }
  process.exit(0);
}

runScript(main);
