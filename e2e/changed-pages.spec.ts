/**
 * Translators, password managers, writing helpers and blockers change a page while it is used. Every
 * island, on one page of each set of islands, must then show, keep and do what it does untouched.
 */
import type { Page } from '@playwright/test';
import { readBuiltPages } from '../scripts/checks/built-pages.ts';
import { expect, test } from './support/sandbox.ts';
import { wrapTexts } from './support/translate.ts';

/** Runs in the page: does something to all of it, and to what comes later. */
type Change = () => void;

/** Safari: each text is changed in place, also when the page changes it again. */
function changeTexts(): void {
  const change = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = root instanceof Text ? root : texts.nextNode(); text; text = texts.nextNode()) {
      const { nodeValue, parentElement } = text;
      if (!nodeValue?.trim() || nodeValue.startsWith('~')) continue;
      if (!parentElement?.closest('script, style')) text.nodeValue = `~${nodeValue}`;
    }
  };
  change(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(change);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Password managers and writing helpers: a button beside each field, and a box round it. */
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

/** Dark modes and blockers: styles and attributes come, pictures, frames and live regions go. */
function blockParts(): void {
  const block = (): void => {
    const unwanted = 'astro-island :is(svg, img, iframe, [role=status], [role=alert])';
    for (const part of document.querySelectorAll(unwanted)) part.remove();
    for (const island of document.querySelectorAll('astro-island:not(:has(> dark-mode))'))
      island.prepend(document.createElement('dark-mode'));
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
  };
  block();
  new MutationObserver(block).observe(document.body, { childList: true, subtree: true });
}

/** Two at a time; where parts are taken away, their words are as well. */
const CHANGES: Record<string, { changes: Change[]; hasAllWords: boolean }> = {
  'wrapped texts and helpers': { changes: [wrapTexts, addHelpers], hasAllWords: true },
  'changed texts and blocked parts': { changes: [changeTexts, blockParts], hasAllWords: false },
};

/** Keeps a page where it is: a click that its islands leave to the browser does nothing. */
function stay(): void {
  window.print = () => undefined;
  // The carousel ignores what comes within half a second of another press.
  const now = performance.now.bind(performance);
  performance.now = () => 20 * now();
  for (const type of ['click', 'submit']) addEventListener(type, (event) => event.preventDefault());
}

const CONTROLS =
  'astro-island :is(input:not([type=hidden], [tabindex="-1"]), textarea, button, summary, a[data-hold])';

/** Focuses a control, and presses it. */
const press = (page: Page, index: number) =>
  page.evaluate(
    ([selector, at]) => {
      const control = document.querySelectorAll<HTMLElement>(selector)[at];
      control?.focus();
      // What is typed then takes the place of what stands there, whenever a script has come.
      if (control instanceof HTMLInputElement) control.select();
      if (control && !control.matches('input:not([type=checkbox]), textarea')) control.click();
    },
    [CONTROLS, index] as const,
  );

/** What a visitor reads, has typed and can follow, without what the changes have added. */
const read = (page: Page, withWords: boolean) =>
  page.evaluate(
    ([selector, hasWords]) => {
      const controls = [...document.querySelectorAll<HTMLInputElement>(selector)];
      const islands = [...document.querySelectorAll<HTMLElement>('astro-island')];
      return {
        words: hasWords && islands.map(({ textContent }) => textContent.replaceAll(/[\s~]/g, '')),
        values: controls.map(({ value, checked }) => [value, checked]),
        links: islands.flatMap((island) =>
          [...island.querySelectorAll('a')].map(({ href }) => href),
        ),
        focused: controls.findIndex((control) => control === document.activeElement),
      };
    },
    [CONTROLS, withWords] as const,
  );

/** One page of each set of islands. */
const PAGES = new Map(
  readBuiltPages().map(({ path, html }) => {
    const islands = [...html.matchAll(/component-url="\/_astro\/(\w+)\./g)].map(([, name]) => name);
    return [[...new Set(islands)].sort().join(), path];
  }),
);

for (const [islands, path] of PAGES) {
  if (!islands) continue;
  for (const [name, { changes, hasAllWords }] of Object.entries(CHANGES)) {
    test(`${path} goes on with ${name}`, async ({ page, context }) => {
      const untouched = await context.newPage();
      const pages = [untouched, page];
      for (const one of pages) {
        await one.goto(path);
        await one.evaluate(stay);
      }
      for (const change of changes) await page.evaluate(change);
      const count = await untouched.locator(CONTROLS).count();
      for (let index = 0; index < count; index += 1) {
        for (const one of pages) {
          await press(one, index);
          // Another click would be held until its island has come, and on a busy machine given back.
          await expect(
            one.locator('astro-island[ssr]:focus-within:not([data-native])'),
          ).toHaveCount(0);
          await one.keyboard.type('12');
        }
        await expect(async () => {
          const expected = await read(untouched, hasAllWords);
          const links = expect.arrayContaining(expected.links);
          expect(await read(page, hasAllWords)).toEqual({ ...expected, links });
        }, `control ${index}`).toPass({ timeout: 10_000 });
        // An open dialog would keep the focus from the next control.
        for (const one of pages) await one.keyboard.press('Escape');
      }
    });
  }
}
