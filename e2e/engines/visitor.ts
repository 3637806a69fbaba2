import { expect } from '@playwright/test';
import type { Street } from '../support/street.ts';
import type { Driver, Key } from './drivers.ts';

/** An element by its selector and, where several match, by its words. */
type Target = string | { selector: string; words: string };

/** How soon a visitor looks again, in milliseconds. */
const LOOKS = { intervals: [30, 60, 120] };

/** The sizes of windows, in CSS pixels. */
const WINDOWS = { desk: [1280, 800], phone: [390, 800], 'narrow phone': [320, 640] } as const;

declare global {
  interface Window {
    /** The first visible element that a selector finds and that holds the words, or is named by them. */
    findVisible(selector: string, words: string): Element | undefined;
  }
}

/** Where pages note what the browser complained of, in session storage. */
export const TROUBLE = 'engine-trouble';

/** Runs in each page, before all its scripts. Not every engine tells its driver, but all of them tell the page. */
export function watchPage(key: string): void {
  window.findVisible = (selector, words) =>
    [...document.querySelectorAll(selector)].find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        `${element.textContent} ${element.getAttribute('aria-label')}`.includes(words),
    );
  const note = (what: string) => {
    const lines = `${sessionStorage.getItem(key) ?? ''}${location.pathname}: ${what}\n`;
    sessionStorage.setItem(key, lines);
  };
  addEventListener('error', ({ message }) => message && note(`uncaught: ${message}`));
  // WebKit rejects a transition to a page that comes back from its memory.
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!/skipTransition/.test(String(reason))) note(`unhandled rejection: ${reason}`);
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`refused by ${violatedDirective}: ${blockedURI}`),
  );
  console.error = (...words: unknown[]) => note(`console: ${words.map(String).join(' ')}`);
}

/** Runs in the page. @returns the middle of an element that stands still, or why it can't be clicked */
async function placeOf(selector: string, words: string) {
  const element = window.findVisible(selector, words);
  if (!element) return 'it is not visible';
  const middle = () => {
    // Of a link over two lines, the first part.
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const hits = ({ x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y);
    return hit && (element.contains(hit) || hit.contains(element));
  };
  if (!hits(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = middle();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const place = middle();
  if (place.x !== before.x || place.y !== before.y) return 'it moves';
  return hits(place) ? place : 'something lies over it';
}

/** A person at the site in one engine, whatever drives it. */
export class Visitor {
  readonly #driver: Driver;
  readonly #street: Street;

  constructor(driver: Driver, street: Street) {
    this.#driver = driver;
    this.#street = street;
  }

  async open(path: string, window: keyof typeof WINDOWS = 'desk'): Promise<void> {
    const [width, height] = WINDOWS[window];
    await this.#driver.resize(width, height);
    await this.#driver.goto(this.#street.origin + path);
  }

  press = (key: Key) => this.#driver.press(key);

  /** Goes back, after the evaluation, whose answer would be lost with the page. */
  back = () => this.look(() => void setTimeout(() => history.back()));

  /** Runs a function in the page, with arguments that JSON can hold. */
  async look<Args extends readonly unknown[], Value>(
    see: (...args: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>> {
    const list = JSON.stringify(args).slice(1, -1);
    return (await this.#driver.evaluate(`(${see})(${list})`)) as Awaited<Value>;
  }

  /** Waits until a function that runs in the page gives a value: true, where none is named. */
  async until<Args extends readonly unknown[]>(
    message: string,
    see: (...args: Args) => unknown,
    args: Args,
    expected: unknown = true,
  ): Promise<void> {
    // A page that is being left answers nothing.
    const look = () => this.look(see, ...args).catch(String);
    await expect.poll(look, { message, ...LOOKS }).toEqual(expected);
  }

  async sees(target: Target, isSeen = true): Promise<void> {
    const { selector, words } = asParts(target);
    const find = (...parts: [string, string]) => !!window.findVisible(...parts);
    await this.until(`sees ${selector} ${words}`, find, [selector, words], isSeen);
  }

  misses = (target: Target) => this.sees(target, false);

  /** Waits for an address: its path with what follows it. */
  isAt(address: string | RegExp): Promise<void> {
    const here = () => this.#driver.evaluate('location.pathname + location.search + location.hash');
    const at = expect.poll(() => here().catch(String), { message: 'the address', ...LOOKS });
    return typeof address === 'string' ? at.toBe(address) : at.toMatch(address);
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.hover(target);
    await this.#driver.click(x, y);
  }

  /** Moves the pointer over an element, once it stands still. */
  async hover(target: Target): Promise<{ x: number; y: number }> {
    const { selector, words } = asParts(target);
    let place = { x: 0, y: 0 };
    const message = `can reach ${selector} ${words}`;
    const reach = async () => {
      const found = await this.look(placeOf, selector, words).catch(String);
      if (typeof found === 'string') return found;
      place = found;
      return 'reached';
    };
    await expect.poll(reach, { message, ...LOOKS }).toBe('reached');
    // A pointer that appears on an element and one that comes to it are different events.
    await this.#driver.move(place.x > 8 ? place.x - 8 : place.x + 8, place.y);
    await this.#driver.move(place.x, place.y);
    return place;
  }

  /** Moves the pointer to the lower left corner, where nothing is. */
  async pointAway(): Promise<void> {
    await this.#driver.move(2, (await this.look(() => innerHeight)) - 2);
  }

  /** Writes into a field, in place of what stood there. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    const hasFocus = (field: string) => !!document.activeElement?.matches(field);
    await this.until(`${selector} has the focus`, hasFocus, [selector]);
    await this.look(() => (document.activeElement as HTMLInputElement).select());
    await this.#driver.type(text);
    const read = () => (document.activeElement as HTMLInputElement).value;
    await this.until(`${selector} is filled in`, read, [], text);
  }

  closeOtherTabs = () => this.#driver.closeOtherTabs();

  /** What the engine has complained of, and the files that it could not load. */
  async trouble(): Promise<string[]> {
    const take = (key: string) => {
      const lines = sessionStorage.getItem(key) ?? '';
      sessionStorage.removeItem(key);
      return lines.split('\n').filter(Boolean);
    };
    return [...this.#street.refused.splice(0), ...(await this.look(take, TROUBLE))];
  }
}

const asParts = (target: Target) =>
  typeof target === 'string' ? { selector: target, words: '' } : target;
