/**
 * What a screen reader announces, in order: each page, each focused element, and live regions. Names, roles and
 * states are from the browser's accessibility tree.
 */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** A focus change (index in `window.spoken.focused`), or a live region's text. */
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
function recordNews(): void {
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

  const announced = new Map<Element, string>();
  const observer = new MutationObserver((changes) => {
    const regions = changes.flatMap(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest(LIVE) ?? [];
    });
    for (const region of new Set(regions)) {
      const words = region.checkVisibility() ? wordsOf(region).replaceAll(/\s+/g, ' ').trim() : '';
      if (words && words !== announced.get(region)) news.push({ words: `says ${words}` });
      announced.set(region, words);
    }
  });
  // A live region's initial text is not announced.
  addEventListener('DOMContentLoaded', () => {
    news.push({ words: `page ${document.title}` });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** Ignores capitals by CSS and collapsed spaces. */
const tidy = (text: string) =>
  text.toLowerCase().replaceAll(/\s+/g, ' ').replaceAll(' :', ':').trim();

/** A focused element as announced: role, name, states, description. */
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
  #announced: string[] = [];
  /** The focused element as last announced. */
  #focused = '';
  /** The index of the last announced focus change. */
  #stop: number | undefined;

  private constructor(page: Page, browser: CDPSession) {
    this.#page = page;
    this.#browser = browser;
  }

  /** Starts recording; opens no page. */
  static async start(page: Page): Promise<ScreenReader> {
    await page.addInitScript(recordNews);
    return new ScreenReader(page, await page.context().newCDPSession(page));
  }

  /** Moves the reading cursor, as a jump to a heading does: Tab continues from there. */
  async jumpTo(place: Locator): Promise<void> {
    await place.evaluate((element: HTMLElement) => {
      const { news } = window.spoken;
      const before = news.length;
      // Tab starts from the last focused element.
      element.tabIndex = -1;
      element.focus();
      element.blur();
      element.removeAttribute('tabindex');
      news.length = before;
    });
  }

  /** Presses a key, and waits for exactly these announcements. */
  async press(key: string, ...spoken: readonly string[]): Promise<void> {
    await this.#page.keyboard.press(key);
    await this.expectHeard(...spoken);
  }

  /** Waits for exactly these announcements since the last call. A changed name or state of the focus comes last. */
  async expectHeard(...spoken: readonly string[]): Promise<void> {
    this.#announced = [];
    this.#stop = undefined;
    const before = this.#focused;
    const listen = async () => {
      // Between two pages.
      await this.#listen().catch(() => {});
      const hasChanged = this.#stop === undefined && this.#focused !== before;
      return hasChanged ? [...this.#announced, this.#focused] : this.#announced;
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
      // A second focus change interrupts the first announcement.
      if ('focused' in one && this.#stop === this.#announced.length - 1) this.#announced.pop();
      this.#announced.push(words);
      if ('focused' in one) this.#stop = this.#announced.length - 1;
    }
    if (!hasFocus) return;
    this.#focused = await this.#read();
    // Read late: a menu that opens on focus is announced as open.
    if (this.#stop !== undefined) this.#announced[this.#stop] = this.#focused;
  }

  /** @param index of the focus change; default: the current one */
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
