import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { required } from '../required.ts';

const run = new Function(readFileSync('src/scripts/quick-answers.js', 'utf8'));

/** What waits for the next frame. */
let frames: (() => void)[] = [];

/** Draws the next frame, and runs what waits for it. */
function drawFrame(): void {
  for (const wait of frames.splice(0)) wait();
  vi.advanceTimersByTime(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (wait: () => void) => frames.push(wait));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what is folded', () => {
  test('is laid out a second after, and what stands open is left alone', () => {
    document.body.innerHTML = `
      <details><summary>Folded</summary><p id="folded">An answer</p><p id="more">and more</p></details>
      <details open><summary>Open</summary><p id="open">Another</p></details>`;
    const laidOut: string[] = [];
    for (const part of document.querySelectorAll('p, summary')) {
      part.getBoundingClientRect = () => {
        laidOut.push(part.id);
        return new DOMRect();
      };
    }
    run();
    vi.advanceTimersByTime(900);
    expect(laidOut).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(laidOut).toEqual(['folded', 'more']);
  });
});

describe('a press on a send button', () => {
  let isHeld: boolean;
  // Once: what it listens with stays. What listens after it keeps the made-up browser from sending the form.
  beforeAll(() => {
    run();
    addEventListener('click', (event) => {
      isHeld = event.defaultPrevented;
      event.preventDefault();
    });
  });

  /** Shows a form. `press` tells whether a press in it is held; `sent`, by which buttons the form is sent then. */
  function showForm(html: string) {
    document.body.innerHTML = html;
    const form = required(document.querySelector('form'));
    const sent: (HTMLElement | null | undefined)[] = [];
    form.requestSubmit = (button) => void sent.push(button);
    const press = (selector: string): boolean => {
      required(form.querySelector<HTMLElement>(selector)).click();
      return isHeld;
    };
    return { form, sent, press };
  }
  const EMPTY = `<form><fieldset><input required></fieldset><button type="submit"><b>Send</b></button></form>`;

  test('leads to what is missing, and goes on a frame later for the browser to say so', () => {
    const { form, sent, press } = showForm(EMPTY);
    const focus = vi.spyOn(required(form.querySelector('input')), 'focus');
    expect(press('b')).toBe(true);
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    expect(sent).toEqual([]);
    drawFrame();
    expect(sent).toEqual([form.querySelector('button')]);
  });

  test('is the browser’s own business where nothing is missing', () => {
    const { sent, press } = showForm(EMPTY.replace('required', 'required value="Ada"'));
    const focus = vi.spyOn(required(document.querySelector('input')), 'focus');
    expect(press('button')).toBe(false);
    drawFrame();
    expect(sent).toEqual([]);
    expect(focus).not.toHaveBeenCalled();
  });

  test.each([
    [
      'a form that says itself what is missing',
      EMPTY.replace('<form', '<form novalidate'),
      'button',
    ],
    ['another button', EMPTY.replace('submit', 'button'), 'button'],
    ['a field', EMPTY, 'input'],
  ])('is not meant by a press on %s', (_, html, selector) => {
    const { sent, press } = showForm(html);
    expect(press(selector)).toBe(false);
    drawFrame();
    expect(sent).toEqual([]);
  });

  test('is left alone where a script has answered it', () => {
    const { form, sent, press } = showForm(EMPTY);
    form.addEventListener('click', (event) => event.preventDefault());
    press('button');
    drawFrame();
    expect(sent).toEqual([]);
  });

  test('is left to a browser that cannot send a form by script', () => {
    const { form, press } = showForm(EMPTY);
    Object.assign(form, { requestSubmit: undefined });
    expect(press('button')).toBe(false);
  });
});
