/**
 * Translators, password managers, writing helpers and blockers change a page. Each island must still show and do
 * the same as on an unchanged page. Runs on one page of each set of islands.
 */
import type { Page } from '@playwright/test';
import { readBuiltPages } from '../scripts/checks/built-pages.ts';
import { expect, test } from './support/sandbox.ts';
import { wrapTexts } from './support/translate.ts';

/** Runs in the page: changes all of it, and later content. */
type Change = () => void;

/** As Safari's translator: changes text nodes in place, also when the page changes them again. */
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

/** As dark modes and blockers: adds styles and attributes, removes pictures, frames and live regions. */
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

/** `hasAllWords` is false where removed parts contain text. */
const CHANGES: Record<string, { changes: Change[]; hasAllWords: boolean }> = {
  'wrapped texts and helpers': { changes: [wrapTexts, addHelpers], hasAllWords: true },
  'changed texts and blocked parts': { changes: [changeTexts, blockParts], hasAllWords: false },
};

/** Prevents navigation by clicks that islands don't handle. */
function stay(): void {
  window.print = () => undefined;
  // The carousel ignores a second click within half a second.
  const now = performance.now.bind(performance);
  performance.now = () => 20 * now();
  for (const type of ['click', 'submit']) addEventListener(type, (event) => event.preventDefault());
}

const CONTROLS =
  'astro-island :is(input:not([type=hidden], [tabindex="-1"]), textarea, button, summary, a[data-hold])';

/** Focuses and clicks a control. */
const press = (page: Page, index: number) =>
  page.evaluate(
    ([selector, at]) => {
      const control = document.querySelectorAll<HTMLElement>(selector)[at];
      control?.focus();
      // Typed text then replaces the value, before and after hydration.
      if (control instanceof HTMLInputElement) control.select();
      if (control && !control.matches('input:not([type=checkbox]), textarea')) control.click();
    },
    [CONTROLS, index] as const,
  );

/** The page's text, values and links, without what the changes have added. */
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
    test(`${path} works with ${name}`, async ({ page, context }) => {
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
          // Another click would be held until hydration, which may time out on a slow machine.
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
        // An open dialog would trap the focus.
        for (const one of pages) await one.keyboard.press('Escape');
      }
    });
  }
}
