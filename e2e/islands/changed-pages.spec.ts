/**
 * Translators, password managers and writing helpers change a page. Each island must still show and do the same as on
 * an unchanged page. What blockers remove: islands/hydrate.test.tsx.
 */
import type { Page, Request } from '@playwright/test';
import { readBuiltPages } from '../../scripts/checks/built-pages.ts';
import { expect, test } from '../support/sandbox.ts';

/** Runs in the page. As Chrome's and Edge's translators do, replaces each text node with two nested `<font>`s. */
function wrapTexts(): void {
  const wrap = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = root instanceof Text ? root : texts.nextNode(); text; text = texts.nextNode())
      found.push(text as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font')) continue;
      const font = document.createElement('font');
      font.append(Object.assign(document.createElement('font'), { textContent: `~${text.data}` }));
      text.replaceWith(font);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(wrap);
  }).observe(document.body, { childList: true, subtree: true });
}

/** As password managers and writing helpers: adds a button beside each field, and a wrapper. */
function addHelpers(): void {
  const help = (): void => {
    for (const field of document.querySelectorAll('input, textarea')) {
      if (field.closest('[data-helper]')) continue;
      const box = document.createElement('div');
      box.dataset['helper'] = '';
      const hadFocus = field === document.activeElement;
      field.replaceWith(box);
      box.append(field, document.createElement('com-helper-icon'));
      if (hadFocus && field instanceof HTMLElement) field.focus();
      field.setAttribute('data-helper-id', '1');
    }
    for (const form of document.querySelectorAll('form:not(:has(> com-helper-menu))')) {
      form.prepend(document.createElement('com-helper-menu'));
      form.append(document.createElement('com-helper-menu'));
    }
  };
  help();
  new MutationObserver(help).observe(document.body, { childList: true, subtree: true });
}

/** Prevents navigation by clicks that islands don't handle. */
function stay(): void {
  window.print = () => undefined;
  for (const type of ['click', 'submit']) addEventListener(type, (event) => event.preventDefault());
}

/** Types into a field, or clicks another control. */
async function use(page: Page, controls: string, index: number): Promise<void> {
  const isField = await page.evaluate(
    async ([selector, at]) => {
      // It would trap the focus, and gives it back in its close event, which comes later.
      const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
      const closed = new Promise((close) => dialog?.addEventListener('close', close));
      dialog?.close();
      if (dialog) await closed;
      const control = document.querySelectorAll<HTMLElement>(selector)[at];
      control?.focus();
      // Typed text then replaces the value, before and after hydration.
      if (control instanceof HTMLInputElement) control.select();
      const canType = control?.matches('input:not([type=checkbox]), textarea') ?? false;
      if (!canType) control?.click();
      return canType;
    },
    [controls, index] as const,
  );
  // Another click would be held until hydration.
  const waiting = page.locator('astro-island[ssr]:focus-within:not([data-native])');
  await expect(waiting).toHaveCount(0);
  if (isField) await page.keyboard.type('12');
}

/** The page's text, values and links, without what the changes have added. */
const read = (page: Page, selector: string) =>
  page.evaluate((all) => {
    const controls = [...document.querySelectorAll<HTMLInputElement>(all)];
    const islands = [...document.querySelectorAll<HTMLElement>('astro-island')];
    return {
      words: islands.map(({ textContent }) => textContent.replaceAll(/[\s~]/g, '')),
      values: controls.map(({ value, checked }) => [value, checked]),
      links: islands.flatMap((island) => [...island.querySelectorAll('a')].map(({ href }) => href)),
      focused: controls.findIndex((control) => control === document.activeElement),
    };
  }, selector);

const islandsOf = ({ html }: { html: string }) =>
  new Set([...html.matchAll(/component-url="\/_astro\/(\w+)\./g)].map(([, name = '']) => name));

/** A few pages that together have every island. */
const PAGES: string[] = [];
const covered = new Set<string>();
for (const page of readBuiltPages().sort((a, b) => islandsOf(b).size - islandsOf(a).size)) {
  const islands = islandsOf(page);
  if (islands.isSubsetOf(covered)) continue;
  for (const name of islands) covered.add(name);
  PAGES.push(page.path);
}

/** The controls of islands. The header is the same on every page, so it is used on the first. */
const controlsOf = (path: string) =>
  `${path === PAGES[0] ? 'astro-island' : 'astro-island:not(.site-header *)'} ` +
  ':is(input:not([type=hidden], [tabindex="-1"]), textarea, button, summary, a[data-hold])';

for (const path of PAGES) {
  test(`${path} works while programs change it`, async ({ page, context }) => {
    const open = new Set<Request>();
    const end = (request: Request) => open.delete(request);
    context.on('request', (request) => open.add(request));
    context.on('requestfinished', end).on('requestfailed', end);
    // Of both pages.
    await page.clock.install();
    const unchanged = await context.newPage();
    for (const one of [unchanged, page]) {
      await one.goto(path);
      await one.evaluate(stay);
    }
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.evaluate(wrapTexts);
    await page.evaluate(addHelpers);

    const controls = controlsOf(path);
    const readBoth = () => Promise.all([unchanged, page].map((one) => read(one, controls)));
    const count = await unchanged.locator(controls).count();
    for (let index = 0; index < count; index += 1) {
      for (const one of [unchanged, page]) await use(one, controls, index);
      // Equal pages may still differ later: what a click starts ends with a timer, a request or a frame.
      let before = '';
      const isSettled = async () => {
        await page.clock.runFor(500);
        const last = before;
        before = JSON.stringify(await readBoth());
        return open.size === 0 && before === last;
      };
      await expect.poll(isSettled, { intervals: [0] }).toBe(true);
      const [expected, found] = await readBoth();
      const links = expect.arrayContaining(expected?.links ?? []);
      expect(found, `control ${index}`).toEqual({ ...expected, links });
    }
  });
}
