import { expect } from '@playwright/test';
import type { Street } from '../support/street.ts';
import type { Driver, Key } from './drivers/driver.ts';
import { TROUBLE } from './watch.ts';

/** What is looked for in a page: an element by its selector and, where several match, by its words. */
export type Target = string | { selector: string; words: string };

/** How soon a visitor looks again, in milliseconds. */
const LOOKS = { intervals: [30, 60, 120] };

/** The sizes of windows, in CSS pixels. */
const WINDOWS = { desk: [1280, 800], phone: [390, 800], 'narrow phone': [320, 640] } as const;
export type WindowName = keyof typeof WINDOWS;

type Place = { x: number; y: number } | string;

/**
 * Where an element can be pressed, once it stands still. Runs in the page.
 *
 * @returns its middle, or what keeps a hand from it
 */
async function placeOf(selector: string, words: string): Promise<Place> {
  const element = window.findInSight(selector, words);
  if (!element) return `There is no ${selector} "${words}" in sight.`;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const box = () => {
    // Of a link that goes over two lines, the first part.
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isIn = ({ x, y }: { x: number; y: number }) =>
    x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  if (!isIn(box())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = box();
  await nextFrame();
  await nextFrame();
  const { x, y } = box();
  if (x !== before.x || y !== before.y) return `${selector} "${words}" does not stand still.`;
  const top = document.elementFromPoint(x, y);
  if (top && (element.contains(top) || top.contains(element))) return { x, y };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return `${selector} "${words}" lies under ${top?.outerHTML.slice(0, 120)}.`;
}

/** Whether an element is in sight. Runs in the page. */
const isShown = (selector: string, words: string): boolean =>
  window.findInSight(selector, words) !== undefined;

const asParts = (target: Target): [selector: string, words: string] =>
  typeof target === 'string' ? [target, ''] : [target.selector, target.words];

/** Somebody at the site in one engine: what they do and see, whatever drives it. */
export class Visitor {
  readonly #driver: Driver;
  readonly #street: Street;

  constructor(driver: Driver, street: Street) {
    this.#driver = driver;
    this.#street = street;
  }

  /** Opens a page of the site. */
  async open(path: string, window: WindowName = 'desk'): Promise<void> {
    const [width, height] = WINDOWS[window];
    if (this.#driver.window !== window) await this.#driver.resize(width, height);
    this.#driver.window = window;
    await this.#driver.goto(this.#street.origin + path);
  }

  press = (key: Key) => this.#driver.press(key);

  /** Goes back by the browser's own button. */
  async back(): Promise<void> {
    // Not within the evaluation, whose answer would be lost with the page.
    await this.look(() => void setTimeout(() => history.back()));
  }

  /** Runs a function in the page, with arguments that JSON can hold. */
  async look<Args extends readonly unknown[], Value>(
    see: (...args: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>> {
    const list = JSON.stringify(args).slice(1, -1);
    return (await this.#driver.evaluate(`(${see})(${list})`)) as Awaited<Value>;
  }

  /** Waits until what a function sees in the page holds. */
  async until<Args extends readonly unknown[]>(
    what: string,
    see: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    await expect
      // A page that is being left answers nothing.
      .poll(() => this.look(see, ...args).catch((error: Error) => error.message), {
        message: what,
        ...LOOKS,
      })
      .toBe(true);
  }

  sees(target: Target): Promise<void> {
    return this.until(`sees ${asParts(target).join(' ')}`, isShown, ...asParts(target));
  }

  misses(target: Target): Promise<void> {
    const look = async () => this.look(isShown, ...asParts(target)).catch(String);
    return expect
      .poll(look, { message: `misses ${asParts(target).join(' ')}`, ...LOOKS })
      .toBe(false);
  }

  /** Waits for an address: its path with what follows it. */
  isAt(address: string | RegExp): Promise<void> {
    const here = () => this.#driver.evaluate('location.pathname + location.search + location.hash');
    const at = expect.poll(() => here().catch(String), { message: 'the address', ...LOOKS });
    return typeof address === 'string' ? at.toBe(address) : at.toMatch(address);
  }

  /** Presses an element that is in sight, or that scrolling brings there, once it stands still. */
  async click(target: Target): Promise<void> {
    const { x, y } = await this.#placeOf(target);
    // A hand comes from somewhere.
    await this.#driver.move(x > 8 ? x - 8 : x + 8, y);
    await this.#driver.click(x, y);
  }

  /** Moves the pointer over an element. */
  async hover(target: Target): Promise<void> {
    const { x, y } = await this.#placeOf(target);
    await this.#driver.move(x > 8 ? x - 8 : x + 8, y);
    await this.#driver.move(x, y);
  }

  /** Takes the pointer to the lower left corner, where nothing is. */
  async pointAway(): Promise<void> {
    const height = await this.look(() => innerHeight);
    await this.#driver.move(2, height - 2);
  }

  /** Writes into a field, in place of what stood there. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.until(
      `${asParts(target).join(' ')} has the focus`,
      (selector) => !!document.activeElement?.matches(selector),
      asParts(target)[0],
    );
    await this.look(() => (document.activeElement as HTMLInputElement).select());
    await this.#driver.type(text);
    const read = () => this.look(() => (document.activeElement as HTMLInputElement).value);
    await expect.poll(read, { message: 'what stands in the field', ...LOOKS }).toBe(text);
  }

  /** Ticks a box by its label or itself. */
  async tick(selector: string): Promise<void> {
    await this.click(selector);
    const isTicked = (box: string) => !!document.querySelector<HTMLInputElement>(box)?.checked;
    await this.until(`${selector} is ticked`, isTicked, selector);
  }

  /** Closes the tabs that the errand has opened. */
  closeOthers = () => this.#driver.closeOthers();

  /** What the engine has complained of since the last time, and the files that it asked for in vain. */
  async trouble(): Promise<string[]> {
    const refused = this.#street.refused.splice(0);
    const told = await this.look((key) => {
      const lines = JSON.parse(sessionStorage.getItem(key) || '[]') as string[];
      sessionStorage.removeItem(key);
      return lines;
    }, TROUBLE);
    return [...refused, ...told];
  }

  async #placeOf(target: Target): Promise<{ x: number; y: number }> {
    const look = () => this.look(placeOf, ...asParts(target)).catch(String);
    let place = await look();
    const reach = async () => {
      if (typeof place === 'string') place = await look();
      return typeof place === 'string' ? place : 'in reach';
    };
    const message = `${asParts(target).join(' ')} can be pressed`;
    await expect.poll(reach, { message, ...LOOKS }).toBe('in reach');
    if (typeof place === 'string') throw new Error(place);
    return place;
  }
}
