import { expect } from '@playwright/test';
import type { ControllableProxy } from '../support/proxy.ts';
import type { Driver } from './drivers.ts';

const POLLING = { intervals: [30, 60, 120] };

declare global {
  interface Window {
    /** Errors in all pages of a test. */
    trouble(): string[];
    /** The first visible match of a selector with this text or label. */
    findVisible(selector: string, words: string): Element | undefined;
  }
}

/** Runs in each page before its scripts. Not every driver reports errors, so the page does. */
export function watchPage(): void {
  window.findVisible = (selector, words) =>
    [...document.querySelectorAll(selector)].find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        `${element.textContent} ${element.ariaLabel}`.includes(words),
    );
  window.trouble = () => JSON.parse(sessionStorage.getItem('trouble') ?? '[]') as string[];
  const note = (...what: unknown[]) => {
    const line = `${location.pathname}: ${what.join(' ')}`;
    sessionStorage.setItem('trouble', JSON.stringify([...window.trouble(), line]));
  };
  addEventListener('error', ({ message }) => message && note(message));
  // WebKit rejects a view transition to a page from the back/forward cache.
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!/skipTransition/.test(String(reason))) note(reason);
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(violatedDirective, blockedURI),
  );
  console.error = note;
}

/** Runs in the page. @returns the middle of an element that doesn't move, or why it can't be clicked */
async function placeOf(selector: string, words: string) {
  const element = window.findVisible(selector, words);
  if (!element) return 'it is not visible';
  const middle = () => {
    // The first box of a link over two lines.
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    return { x, y, isHit: hit && (element.contains(hit) || hit.contains(element)) };
  };
  const before = middle();
  if (!before.isHit) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { x, y, isHit } = middle();
  if (!isHit) return 'something covers it';
  return x === before.x && y === before.y ? { x, y } : 'it moves';
}

/** Uses the site in one engine. Elements are found by selector and text. */
export class Visitor {
  readonly page: Driver['page'];
  readonly #driver: Driver;
  readonly #siteProxy: ControllableProxy;

  constructor(driver: Driver, siteProxy: ControllableProxy) {
    this.page = driver.page;
    this.#driver = driver;
    this.#siteProxy = siteProxy;
  }

  async open(path: string, width = 1280): Promise<void> {
    await this.#driver.resize({ width, height: 800 });
    await this.page.goto(this.#siteProxy.origin + path);
  }

  /** Goes back after the evaluation has returned. */
  back = () => this.look(() => void setTimeout(() => history.back()));

  /** Runs a function in the page with JSON arguments. */
  async look<Args extends readonly unknown[], Value>(
    see: (...args: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>> {
    const list = JSON.stringify(args).slice(1, -1);
    return (await this.page.evaluate(`(${see})(${list})`)) as Awaited<Value>;
  }

  /** Polls a function in the page; undefined while navigating. */
  soon<Args extends readonly unknown[]>(see: (...args: Args) => unknown, ...args: Args) {
    const look = () => this.look(see, ...args).catch(String);
    return expect.poll(look, { message: `${see} ${args}`, ...POLLING });
  }

  sees(selector: string, words = '', isSeen = true): Promise<void> {
    return this.soon((...what) => !!window.findVisible(...what), selector, words).toBe(isSeen);
  }

  misses = (selector: string) => this.sees(selector, '', false);

  /** Waits for a path with its query and hash. */
  isAt = (url: string | RegExp) =>
    this.soon(() => location.pathname + location.search + location.hash).toEqual(
      typeof url === 'string' ? url : expect.stringMatching(url),
    );

  /** Moves the pointer over an element that doesn't move. */
  async hover(selector: string, words = ''): Promise<{ x: number; y: number }> {
    let place = { x: 0, y: 0 };
    const reach = async () => {
      const found = await this.look(placeOf, selector, words).catch(String);
      if (typeof found !== 'string') place = found;
      return found;
    };
    await expect.poll(reach, { message: selector, ...POLLING }).toHaveProperty('x');
    // A pointer that appears on an element fires no pointermove with movement.
    await this.page.mouse.move(place.x > 8 ? place.x - 8 : place.x + 8, place.y);
    await this.page.mouse.move(place.x, place.y);
    return place;
  }

  async click(selector: string, words = ''): Promise<void> {
    const { x, y } = await this.hover(selector, words);
    await this.page.mouse.click(x, y);
  }

  /** Types into empty fields. */
  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [selector, text] of Object.entries(fields)) {
      await this.click(selector);
      await this.soon((field) => !!document.activeElement?.matches(field), selector).toBe(true);
      await this.page.keyboard.type(text);
      await this.soon(() => (document.activeElement as HTMLInputElement).value).toBe(text);
    }
  }
}
