/**
 * Our own files: each hashed script that an island asks for is gone with an older deploy, cut off, a
 * page in its place, never comes, or comes when it is too late. The page reads on, and what is pressed
 * is answered by its HTML: links lead, forms post, once.
 *
 * An ordinary run looks at one island for each file and fault; `npm run faults` at every one.
 */
import { readFileSync } from 'node:fs';
import type { ElementHandle, Locator, Page, Route } from '@playwright/test';
import { dist } from '../../scripts/checks/built-pages.ts';
import { openWithStoppedClock, SCRIPT_TROUBLE } from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';
import { fillIn } from './errands.ts';
import { isLongForm } from './faults.ts';
import { neededFiles, type NeededFile } from './own-files.ts';
import { expectWholePage } from './whole-page.ts';

const html = '<!doctype html><title>Not found</title><p>There is no such page.</p>';
const FATES = {
  'is gone with an older deploy': (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: html }),
  'is cut off': (route: Route, text: string) =>
    route.fulfill({ contentType: 'text/javascript', body: text.slice(0, text.length / 2) }),
  'is a page in its place': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  'never comes': () => {},
  'comes too late': async (route: Route, _text: string, isTime: Promise<void>) => {
    await isTime;
    await route.continue();
  },
} as const;

declare global {
  interface Window {
    /** How often the page has told that a script did not come. */
    failures: number;
  }
}

/** Longer than a press waits for its script, in milliseconds. */
const PATIENCE_MS = 6000;
const STEP_MS = 500;

test.use({
  expectedTrouble: new RegExp(
    `${SCRIPT_TROUBLE.source}|Failed to load module script|404: .*/_astro/|404: there is no page|ERR_ABORTED|asked before`,
  ),
});

/** Where presses lead from now on: nothing is left, so that the page can be looked at. */
async function watchWays(page: Page): Promise<string[]> {
  const ways: string[] = [];
  await page.context().route('**/*', async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.fallback();
    ways.push(`${request.method()} ${request.url()}`);
    await route.fulfill({ status: 204 });
  });
  return ways;
}

/** A page that is made ready beforehand is shown without a request that a test could see. */
const loadNothingAhead = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      for (const rules of document.querySelectorAll('[type=speculationrules]')) rules.remove();
    }).observe(document, { childList: true, subtree: true });
  });

/** Where a control's HTML leads; undefined where it leads nowhere by itself. */
const wayOf = (control: ElementHandle): Promise<string | undefined> =>
  control.evaluate((element) => {
    if (element instanceof HTMLAnchorElement) return `GET ${element.href.replace(/#.*/, '')}`;
    if (!(element instanceof HTMLButtonElement) || element.type !== 'submit') return undefined;
    return `${element.form?.method.toUpperCase()} ${element.form?.action}`;
  });

async function pressInVain(page: Page, found: Locator, ways: string[]): Promise<void> {
  const form = found.locator('xpath=ancestor::form');
  if ((await form.count()) > 0) await fillIn(form);
  // The very element: one that can do nothing without its script goes out of sight.
  const control = await found.elementHandle();
  if (!control) throw new Error('There is nothing to press.');
  const expected = await wayOf(control);
  await control.click({ noWaitAfter: true });
  const isAnswered = async () =>
    (await control.getAttribute('aria-busy')) === null &&
    (expected === undefined || ways.some((way) => way.startsWith(expected)));
  // Time passes between two looks; the script's second chance takes a request of its own.
  const lookLater = async () => {
    await page.clock.runFor(STEP_MS);
    return isAnswered();
  };
  await expect.poll(lookLater, `the press is answered: ${expected}`).toBe(true);
  // A form once, however long the script was waited for.
  if (expected) expect(ways.length).toBeLessThanOrEqual(1);
}

/** The islands listen, before their scripts were fetched. */
const expectListening = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(STEP_MS);
      return page.evaluate(() => customElements.get('astro-island') !== undefined);
    }, 'the islands listen')
    .toBe(true);

type Fate = keyof typeof FATES;
const ALL = Object.keys(FATES) as Fate[];
const isWaitedFor = (fate: Fate) => fate === 'never comes' || fate === 'comes too late';

/** What is looked at of a file: everything, or one of its fates by turns. */
function cellsOf(
  { users }: NeededFile,
  turn: number,
): { fate: Fate; user: NeededFile['users'][0] }[] {
  const fates = isLongForm ? ALL : ALL.slice(turn % ALL.length).slice(0, 1);
  const islands = isLongForm ? users : users.slice(0, 1);
  return fates.flatMap((fate) => islands.map((user) => ({ fate, user })));
}

const files = neededFiles();

for (const [turn, needed] of files.entries()) {
  const { file } = needed;
  for (const { fate, user } of cellsOf(needed, turn)) {
    const { component, path, canHold } = user;
    test(`${file} ${fate}: ${component} on ${path} is the HTML that it was`, async ({ page }) => {
      const text = readFileSync(dist + file.slice(1), 'utf8');
      const { promise: isTime, resolve: letCome } = Promise.withResolvers<void>();
      const hasCome = new Set<string>();
      page.on('requestfinished', (request) => hasCome.add(new URL(request.url()).pathname));
      await page.route(
        (url) => url.pathname === file,
        (route) => FATES[fate](route, text, isTime),
      );
      await loadNothingAhead(page);
      await page.addInitScript(() => {
        window.failures = 0;
        addEventListener('astro:hydration-error', () => (window.failures += 1));
      });
      // What the whole page would be waited for with may be the very file.
      await openWithStoppedClock(page, path, Date.now(), { waitUntil: 'domcontentloaded' });
      await expectListening(page);
      const island = page
        .locator(
          `astro-island[component-url*="/${component}."]${canHold ? ':has([data-hold])' : ''}`,
        )
        .first();
      // A form's own button before a link within it.
      const held = island.locator('[data-hold]:visible');
      const control = held.and(page.locator('[type=submit]')).or(held).last();
      const ways = await watchWays(page);
      const isPressed = canHold && (await control.count()) > 0;
      if (isPressed) {
        await pressInVain(page, control, ways);
        if (!isWaitedFor(fate))
          await expect
            .poll(async () => {
              await page.clock.runFor(STEP_MS);
              return page.evaluate(() => window.failures);
            })
            .toBeGreaterThan(0);
      } else {
        await island
          .locator(':scope > *')
          .first()
          .scrollIntoViewIfNeeded()
          .catch(() => {});
        await page.clock.runFor(PATIENCE_MS);
      }
      letCome();
      if (fate === 'comes too late' && isPressed) {
        const comeLater = async () => {
          await page.clock.runFor(STEP_MS);
          return hasCome.has(file);
        };
        await expect.poll(comeLater, 'the file has come at last').toBe(true);
        await page.clock.runFor(PATIENCE_MS);
        expect(ways.length, 'what was pressed is answered once').toBeLessThanOrEqual(1);
      }
      // Where nothing was pressed, what comes late may start it still.
      const mayStart = fate === 'comes too late' && !isPressed;
      if (!mayStart) await expect(island).toHaveAttribute('ssr');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectWholePage(page);
    });
  }
}

test('every island of the build is in the matrix', () => {
  const components = new Set(files.flatMap(({ users }) => users.map((user) => user.component)));
  console.log(
    `Own files: ${files.length} scripts, ${components.size} islands, ${files.flatMap(cellsOf).length} cells`,
  );
  expect(components.size).toBeGreaterThan(10);
});
