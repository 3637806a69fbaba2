/**
 * Our own files: each hashed script that an island asks for is gone with an older deploy, cut off, a
 * page in its place, or never comes. The page reads on, and what is pressed is answered by its HTML:
 * links lead, forms post.
 *
 * An ordinary run looks at one island for each file and fault; `npm run faults` at every one.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page, Route } from '@playwright/test';
import { dist } from '../../scripts/checks/built-pages.ts';
import { openWithStoppedClock, SCRIPT_TROUBLE } from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';
import { fillIn } from './errands.ts';
import { neededFiles, plainName } from './own-files.ts';
import { expectWholePage } from './whole-page.ts';

const isLongForm = process.env['FAULTS'] === 'all';

const html = '<!doctype html><title>Not found</title><p>There is no such page.</p>';
const FATES = {
  'is gone with an older deploy': (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: html }),
  'is cut off': (route: Route, text: string) =>
    route.fulfill({ contentType: 'text/javascript', body: text.slice(0, text.length / 2) }),
  'is a page in its place': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  'never comes': () => {},
} as const;

/** Longer than a press waits for its script, in milliseconds. */
const PATIENCE_MS = 6000;
const STEP_MS = 500;

test.use({
  expectedTrouble: new RegExp(`${SCRIPT_TROUBLE.source}|404: .*/_astro/|ERR_ABORTED|asked before`),
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

/** Where a control's HTML leads; undefined where it leads nowhere by itself. */
const wayOf = (control: Locator): Promise<string | undefined> =>
  control.evaluate((element) => {
    if (element instanceof HTMLAnchorElement) return `GET ${element.href}`;
    if (!(element instanceof HTMLButtonElement) || element.type !== 'submit') return undefined;
    return `${element.form?.method.toUpperCase()} ${element.form?.action}`;
  });

async function pressInVain(page: Page, control: Locator, ways: string[]): Promise<void> {
  const form = control.locator('xpath=ancestor::form');
  if ((await form.count()) > 0) await fillIn(form);
  const expected = await wayOf(control);
  await control.click({ noWaitAfter: true });
  const isAnswered = async () =>
    (await control.getAttribute('aria-busy')) === null &&
    (expected === undefined ||
      ways.some((way) => way.startsWith(expected)) ||
      `GET ${page.url()}` === expected);
  for (let ms = 0; ms < PATIENCE_MS && !(await isAnswered()); ms += STEP_MS) {
    // The script's second chance takes a request of its own.
    await page.evaluate(() => new Promise((next) => requestIdleCallback(next))).catch(() => {});
    await page.clock.runFor(STEP_MS);
  }
  await expect.poll(isAnswered, `the press is answered: ${expected}`).toBe(true);
  // A form once, however long the script was waited for.
  if (expected) expect(ways.length).toBeLessThanOrEqual(1);
}

for (const [turn, { file, users }] of neededFiles().entries()) {
  const [name, islands] = [plainName(file), isLongForm ? users : users.slice(0, 1)];
  // What each page gives its islands is one kind of file.
  if (name === 'islands' && !isLongForm && neededFiles()[turn - 1]?.file.includes('/islands.'))
    continue;
  for (const [fate, play] of Object.entries(FATES)) {
    for (const { component, path, canHold } of islands) {
      test(`${name} ${fate}: ${component} on ${path} is the HTML that it was`, async ({ page }) => {
        const text = readFileSync(dist + file.slice(1), 'utf8');
        const asked: string[] = [];
        await page.route(
          (url) => url.pathname === file,
          (route) => {
            asked.push(route.request().url());
            return play(route, text);
          },
        );
        await openWithStoppedClock(page, path);
        const island = page
          .locator(`astro-island[component-url*="/${component}."]${canHold ? ':has([data-hold])' : ''}`)
          .first();
        const control = island.locator('[data-hold]:visible').first();
        const ways = await watchWays(page);
        if (canHold && (await control.count()) > 0) {
          await pressInVain(page, control, ways);
        } else {
          await island.locator(':scope > *').first().scrollIntoViewIfNeeded().catch(() => {});
          await page.clock.runFor(PATIENCE_MS);
        }
        await expect(island).toHaveAttribute('ssr');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectWholePage(page);
      });
    }
  }
}

test('every island of the build is in the matrix', () => {
  const files = neededFiles();
  const components = new Set(files.flatMap(({ users }) => users.map((user) => user.component)));
  console.log(
    `Own files: ${files.length} scripts, ${Object.keys(FATES).length} faults, ${components.size} islands`,
  );
  expect(components.size).toBeGreaterThan(10);
});
