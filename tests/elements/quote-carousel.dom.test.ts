import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QuoteCarousel } from '../../src/elements/quote-carousel.ts';
import { put } from './put.ts';

if (!customElements.get('quote-carousel')) customElements.define('quote-carousel', QuoteCarousel);

const WIDTH = 300;
let prefersStill = false;

beforeEach(() => {
  vi.useFakeTimers();
  prefersStill = false;
  vi.stubGlobal('matchMedia', () => ({ matches: prefersStill, addEventListener: () => {} }));
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show() {
  put(`
    <quote-carousel data-pause="Stop" data-play="Start">
      <button data-turn></button><button data-step="-1"></button><button data-step="1"></button>
      <button data-dot="0"></button><button data-dot="1"></button><button data-dot="2"></button>
      <p data-said></p>
      <div data-row>
        <div aria-label="Quote 1 of 3">one</div>
        <div aria-label="Quote 2 of 3">two</div>
        <div aria-label="Quote 3 of 3">three</div>
      </div>
    </quote-carousel>`);
  const carousel = document.querySelector<HTMLElement>('quote-carousel')!;
  const row = carousel.querySelector<HTMLElement>('[data-row]')!;
  // A row without layout: slide n stands n widths from the start.
  row.scrollTo = ((to: ScrollToOptions) => {
    row.scrollLeft = to.left ?? 0;
  }) as typeof row.scrollTo;
  Object.defineProperty(row, 'clientWidth', { value: WIDTH });
  [...row.children].forEach((slide, index) => {
    slide.getBoundingClientRect = () => new DOMRect(index * WIDTH - row.scrollLeft, 0, WIDTH, 10);
  });
  const press = (selector: string) => carousel.querySelector<HTMLElement>(selector)!.click();
  return {
    carousel,
    row,
    at: () => Math.round(row.scrollLeft / WIDTH) + 1,
    dot: () =>
      [...carousel.querySelectorAll('[data-dot]')].findIndex((dot) =>
        dot.hasAttribute('aria-current'),
      ) + 1,
    firstButton: () => carousel.querySelector('[data-turn]')!.getAttribute('aria-label'),
    said: () => carousel.querySelector('[data-said]')!.textContent,
    next: () => press('[data-step="1"]'),
    previous: () => press('[data-step="-1"]'),
    turn: () => press('[data-turn]'),
    choose: (number: number) => press(`[data-dot="${number - 1}"]`),
  };
}

const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

describe('a carousel left alone', () => {
  test('moves on every eight seconds, from the last quote to the first', () => {
    const quotes = show();
    wait(7999);
    expect(quotes.at()).toBe(1);
    wait(1);
    expect(quotes.at()).toBe(2);
    expect(quotes.dot()).toBe(2);
    wait(16_000);
    expect(quotes.at()).toBe(1);
  });

  test('keeps its dots still while the row is slow to arrive', () => {
    const quotes = show();
    quotes.row.scrollTo = (() => {}) as typeof quotes.row.scrollTo;
    wait(8000);
    wait(700);
    quotes.row.scrollLeft = WIDTH * 0.3;
    quotes.row.dispatchEvent(new Event('scroll'));
    expect(quotes.dot()).toBe(2);
    quotes.row.scrollLeft = WIDTH;
    quotes.row.dispatchEvent(new Event('scroll'));
    expect(quotes.dot()).toBe(2);
  });

  test('reads nothing out while it turns by itself', () => {
    const quotes = show();
    wait(8000);
    expect(quotes.said()).toBe('');
  });

  test('never moves for a visitor who prefers less motion', () => {
    prefersStill = true;
    const quotes = show();
    wait(60_000);
    expect(quotes.at()).toBe(1);
    expect(quotes.firstButton()).toBe('Start');
  });

  test('stands still while the tab is hidden', () => {
    const quotes = show();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    wait(60_000);
    expect(quotes.at()).toBe(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    wait(8000);
    expect(quotes.at()).toBe(2);
  });

  test('stands still under a pointer, and goes on after', () => {
    const quotes = show();
    quotes.carousel.dispatchEvent(new MouseEvent('mouseenter'));
    wait(60_000);
    expect(quotes.at()).toBe(1);
    quotes.carousel.dispatchEvent(new MouseEvent('mouseleave'));
    wait(8000);
    expect(quotes.at()).toBe(2);
  });

  test('stops when the keyboard comes into it', () => {
    const quotes = show();
    const button = quotes.carousel.querySelector<HTMLElement>('[data-turn]')!;
    vi.spyOn(button, 'matches').mockReturnValue(true);
    button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    wait(60_000);
    expect(quotes.at()).toBe(1);
    expect(quotes.firstButton()).toBe('Start');
  });
});

describe('a visitor', () => {
  test('stops and starts it with the first button, whose name says what it will do', () => {
    const quotes = show();
    expect(quotes.firstButton()).toBe('Stop');
    quotes.turn();
    expect(quotes.firstButton()).toBe('Start');
    wait(60_000);
    expect(quotes.at()).toBe(1);
    quotes.turn();
    wait(8000);
    expect(quotes.at()).toBe(2);
  });

  test('goes back and forth, around both ends, and hears where it went', () => {
    const quotes = show();
    quotes.previous();
    expect(quotes.at()).toBe(3);
    expect(quotes.said()).toBe('Quote 3 of 3. three');
    wait(500);
    quotes.next();
    expect(quotes.at()).toBe(1);
    expect(quotes.said()).toBe('Quote 1 of 3. one');
  });

  test('chooses a quote by its dot', () => {
    const quotes = show();
    quotes.choose(3);
    expect(quotes.at()).toBe(3);
    expect(quotes.dot()).toBe(3);
  });

  test('who presses twice within half a second moves once', () => {
    const quotes = show();
    quotes.next();
    wait(499);
    quotes.next();
    expect(quotes.at()).toBe(2);
    wait(1);
    quotes.next();
    expect(quotes.at()).toBe(3);
  });

  test('who has taken it in hand is not interrupted by it', () => {
    const quotes = show();
    quotes.next();
    wait(60_000);
    expect(quotes.at()).toBe(2);
  });

  test('who swipes the row sees the dots follow, and the turning end', () => {
    const quotes = show();
    wait(500);
    quotes.row.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    quotes.row.scrollLeft = 2 * WIDTH;
    quotes.row.dispatchEvent(new Event('scroll'));
    expect(quotes.dot()).toBe(3);
    wait(60_000);
    expect(quotes.at()).toBe(3);
  });
});

test('a carousel that is taken away stops its clock', () => {
  const quotes = show();
  quotes.carousel.remove();
  wait(60_000);
  expect(quotes.at()).toBe(1);
});
