/**
 * What a screen reader has to say, in order: each page that opens, whatever takes the focus, and what
 * live regions tell. Names, roles and states are the browser's own, from its accessibility tree.
 */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** Something to say: where the focus went (its place in `window.spoken.focused`), or words. */
type News = { focused: number } | { words: string };
type AxNode = {
  role?: { value?: string };
  name?: { value?: string };
  value?: { value?: unknown };
  description?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
};

declare global {
  interface Window {
    spoken: { news: News[]; focused: Element[] };
  }
}

/** Runs in the page before its own scripts. */
function takeDown(): void {
  const LIVE = '[role=status], [role=alert], output, [aria-live=polite]';
  window.spoken = { news: [], focused: [] };
  const { news, focused } = window.spoken;

  const wordsOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches('[aria-hidden=true], button')) return '';
    if (node instanceof HTMLImageElement) return `${node.alt} `;
    return `${[...node.childNodes].map(wordsOf).join('')} `;
  };
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) news.push({ focused: focused.push(target) - 1 });
  });

  const said = new Map<Element, string>();
  const observer = new MutationObserver((changes) => {
    const regions = changes.flatMap(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest(LIVE) ?? [];
    });
    for (const region of new Set(regions)) {
      const words = region.checkVisibility() ? wordsOf(region).replaceAll(/\s+/g, ' ').trim() : '';
      if (words && words !== said.get(region)) news.push({ words: `says ${words}` });
      said.set(region, words);
    }
  });
  // What a live region holds as the page comes is not announced.
  addEventListener('DOMContentLoaded', () => {
    news.push({ words: `page ${document.title}` });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** Without what only the eye sees: capitals by CSS, and gaps that are none. */
const tidy = (text: string) =>
  text.toLowerCase().replaceAll(/\s+/g, ' ').replaceAll(' :', ':').trim();

/** One stop of the focus as it is spoken: role, name, states, description. */
function describeNode({ role, name, value, description, properties = [] }: AxNode): string {
  const is = (state: string) => properties.find((one) => one.name === state)?.value.value;
  const states = [
    is('expanded') !== undefined && (is('expanded') ? 'expanded' : 'collapsed'),
    is('checked') === 'true' && 'checked',
    is('checked') === 'false' && 'not checked',
    is('required') && 'required',
    is('invalid') === 'true' && 'invalid',
    is('disabled') && 'disabled',
    role?.value === 'spinbutton' && String(value?.value),
  ];
  const parts = [`${role?.value} ${name?.value}`, ...states, description?.value];
  return parts.filter(Boolean).join(', ');
}

export class ScreenReader {
  readonly #page: Page;
  readonly #browser: CDPSession;
  #said: string[] = [];
  /** What has the focus, as it was told last. */
  #focused = '';
  /** The place in what was said of the last stop of the focus. */
  #stop: number | undefined;

  private constructor(page: Page, browser: CDPSession) {
    this.#page = page;
    this.#browser = browser;
  }

  /** Starts to listen; opens no page. */
  static async start(page: Page): Promise<ScreenReader> {
    await page.addInitScript(takeDown);
    return new ScreenReader(page, await page.context().newCDPSession(page));
  }

  /** Puts the reading cursor on something, as a jump to a heading or a landmark does: Tab goes on from it. */
  async jumpTo(place: Locator): Promise<void> {
    await place.evaluate((element: HTMLElement) => {
      const { news } = window.spoken;
      const before = news.length;
      // Where the focus was last is where Tab starts from.
      element.tabIndex = -1;
      element.focus();
      element.blur();
      element.removeAttribute('tabindex');
      news.length = before;
    });
  }

  /** Presses a key, and waits until that has been said which it should bring about, and nothing else. */
  async press(key: string, ...spoken: readonly string[]): Promise<void> {
    await this.#page.keyboard.press(key);
    await this.expectHeard(...spoken);
  }

  /**
   * Waits until just this has been said since the last time. Where the focus has stayed, and its name
   * or state has changed, that is told as the last of all.
   */
  async expectHeard(...spoken: readonly string[]): Promise<void> {
    this.#said = [];
    this.#stop = undefined;
    const told = this.#focused;
    const listen = async () => {
      // Between two pages there is nothing to hear.
      await this.#listen().catch(() => {});
      const hasChanged = this.#stop === undefined && this.#focused !== told;
      return hasChanged ? [...this.#said, this.#focused] : this.#said;
    };
    await expect.poll(listen, { message: 'what is said' }).toEqual(spoken.map(tidy));
  }

  async #listen(): Promise<void> {
    const { news, hasFocus } = await this.#page.evaluate(() => ({
      news: window.spoken.news.splice(0),
      hasFocus: document.activeElement !== document.body,
    }));
    for (const one of news) {
      const words = tidy('words' in one ? one.words : await this.#read(one.focused));
      // One focus right after another: speech is cut short.
      if ('focused' in one && this.#stop === this.#said.length - 1) this.#said.pop();
      this.#said.push(words);
      if ('focused' in one) this.#stop = this.#said.length - 1;
    }
    if (!hasFocus) return;
    this.#focused = await this.#read();
    // As it stands by now: a menu that opens when it is focused is told as open.
    if (this.#stop !== undefined) this.#said[this.#stop] = this.#focused;
  }

  /** @param index which of the stops of the focus so far; the present one where it is left out */
  async #read(index?: number): Promise<string> {
    const { result } = await this.#browser.send('Runtime.evaluate', {
      expression: index === undefined ? 'document.activeElement' : `spoken.focused[${index}]`,
    });
    const { nodes } = await this.#browser.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
      fetchRelatives: false,
    });
    return tidy(describeNode(nodes[0] ?? {}));
  }
}
