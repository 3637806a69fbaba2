/**
 * How long a visitor waits for an answer to the first tap on a slow phone (4 times slower, on slow
 * 4G): from the finger's touch to the end of the first frame in which something has changed.
 *
 * Every control of the way to a booking is tapped on a page of its own, freshly loaded, so that
 * nothing has been warmed up. Beside it stands the fastest answer there can be, a bare `<details>`
 * on an empty page, measured in the same run: the ratio holds from machine to machine, where
 * milliseconds don't. Medians of three. `npm run first-tap -- picture` taps the pictures alone. A
 * benchmark: it prints, and fails only when a control gives no answer at all.
 */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browser } from './browser.mjs';
import { builtSandboxPort } from './build.mjs';
import { dist } from './built-pages.ts';
import { PlainError, runScript, sparePort } from './processes.mjs';
import { serveSite, startSandbox } from './servers.mjs';

const SLOW_4G = { latency: 150, throughput: (1.6e6 / 8) * 0.9 };
const CPU_RATE = 4;
const LIMIT = 100;

const FLOOR = `<!doctype html><meta name="viewport" content="width=device-width">
<details><summary>Floor</summary>As fast as an answer can be.</details>`;

type Control = { name: string; selector: string; key?: string };

const MENU = { name: 'menu', selector: 'header summary:visible' };
const QUESTION = { name: 'question', selector: '#faq summary, main details summary' };
const CAROUSEL = '[aria-roledescription="carousel"]';
const TOUR: readonly Control[] = [
  MENU,
  { name: 'book this tour', selector: 'main a.button[href="#book-now"] >> nth=0' },
  { name: 'picture', selector: 'main a[id^="photo-"] >> nth=0' },
  { name: 'stop or turn quotes', selector: `${CAROUSEL} button >> nth=0` },
  { name: 'next quote', selector: `${CAROUSEL} button >> nth=2` },
  { name: 'quote 3', selector: `${CAROUSEL} a[href="#quote-3"]` },
  QUESTION,
];

/** What can be tapped on the way from the front page to the calendar. */
const CONTROLS: Readonly<Record<string, readonly Control[]>> = {
  '/': [
    MENU,
    { name: 'dismiss the promotion', selector: 'astro-island[component-url*=PromoBanner] button' },
  ],
  '/tours': [
    MENU,
    { name: 'reserve your spot', selector: 'article a[data-hold] >> nth=0' },
    { name: 'reserve the third', selector: 'article a[data-hold] >> nth=2' },
    QUESTION,
  ],
  '/tours/brooklyn-heights': TOUR,
  '/tours/financial-district': TOUR,
  '/tours/lower-east-side': TOUR,
  '/tours/private-tours': [
    MENU,
    { name: 'number of guests', selector: 'input[type="number"]', key: '2' },
    { name: 'one guest more', selector: '#price button >> nth=1' },
    { name: 'contact about the price', selector: '#price a[data-hold]' },
    QUESTION,
  ],
  '/booking': [MENU],
  '/adventure-cats': [
    { name: 'waiver', selector: 'a[href="#waiver"]' },
    { name: 'send application', selector: '#application button[type="submit"]' },
  ],
};

/** Runs in the page: resolves with the milliseconds from the next touch (or key) to its answer. */
function watchAnswer({ selector, sign }: { selector: string; sign: 'pointerdown' | 'keydown' }) {
  const read = (): string =>
    JSON.stringify([
      [...document.querySelectorAll('details, dialog')].map((part) => part.hasAttribute('open')),
      document.querySelectorAll('[aria-busy]').length,
      [...document.querySelectorAll('[aria-current]')].map((part) => part.outerHTML.slice(0, 80)),
      [...document.querySelectorAll('[data-hold], [data-turn], main button, output')].map(
        (part) => part.textContent + part.outerHTML.slice(0, 200),
      ),
      [...document.querySelectorAll('input')].map((input) => input.value),
      { ...document.documentElement.dataset, bar: '', scrolled: '', waiting: '' },
      Math.round(scrollY),
    ]);
  const before = read();
  const state = window as unknown as { answer: Promise<number>; asked: string };
  state.asked = selector;
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

async function slowPhone(chrome: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chrome.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
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
  return { context, page };
}

/** Milliseconds from the touch to the answer; undefined when five seconds bring none. */
async function tap(page: Page, { selector, key }: Control): Promise<number | undefined> {
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  // What hydrates when it comes into view shows its buttons only then.
  await control.waitFor();
  await page.waitForTimeout(500);
  if (key) await control.tap();
  await page.evaluate(watchAnswer, { selector, sign: key ? 'keydown' : 'pointerdown' } as const);
  if (key) await page.keyboard.press(key);
  else await control.tap({ force: true });
  return page.evaluate(() => {
    const { answer } = window as unknown as { answer: Promise<number> };
    const never = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 5000));
    return Promise.race([answer, never]);
  });
}

/** The median of three first taps, each on a page of its own. */
async function median(
  chrome: Browser,
  prepare: (page: Page) => Promise<unknown>,
  control: Control,
) {
  const waits: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const { context, page } = await slowPhone(chrome);
    await prepare(page);
    const wait = await tap(page, control);
    await context.close();
    if (wait === undefined) return undefined;
    waits.push(wait);
  }
  return waits.toSorted((a, b) => a - b)[1];
}

async function main(): Promise<void> {
  const port = await sparePort();
  await startSandbox({ port: builtSandboxPort() });
  await serveSite({ port, folder: dist });
  const { executablePath, args } = await browser();
  const chrome = await chromium.launch({ executablePath, args });

  const floor = await median(
    chrome,
    (page) => page.goto(`http://localhost:${port}/robots.txt`).then(() => page.setContent(FLOOR)),
    { name: 'floor', selector: 'summary' },
  );
  if (floor === undefined) throw new PlainError('The bare page gave no answer to a tap.');
  console.log(`A bare <details> answers after ${floor.toFixed(0)} ms; ratios are to that.\n`);
  const [wanted = ''] = process.argv.slice(2);
  let silent = 0;
  let slow = 0;
  for (const [path, controls] of Object.entries(CONTROLS)) {
    for (const control of controls.filter(({ name }) => name.includes(wanted))) {
      const waited = await median(
        chrome,
        (page) => page.goto(`http://localhost:${port}${path}`, { waitUntil: 'load' }),
        control,
      );
      if (waited === undefined) silent += 1;
      else if (waited > LIMIT) slow += 1;
      const figures =
        waited === undefined
          ? 'no answer'
          : `${waited.toFixed(0).padStart(5)} ms ${(waited / floor).toFixed(2).padStart(6)}`;
      console.log(`${path.padEnd(28)}${control.name.padEnd(24)}${figures}`);
    }
  }
  console.log(`\n${slow} over ${LIMIT} ms.`);
  await chrome.close();
  if (silent > 0) throw new PlainError(`${silent} controls gave no answer within 5 seconds.`);
  process.exit(0);
}

runScript(main);
