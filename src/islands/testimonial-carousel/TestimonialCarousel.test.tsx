import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { required } from '../../../tests/required.ts';
import TestimonialCarousel from './TestimonialCarousel.tsx';

const WIDTH = 300;
const NUMBERS = [1, 2, 3];
let media = 'none';

const island = (
  <TestimonialCarousel
    labelledBy="title"
    labels={{ pause: 'Stop', play: 'Start', previous: 'Previous', next: 'Next' }}
    slides={NUMBERS.map((number) => ({ id: `quote-${number}`, label: `Quote ${number} of 3` }))}
  >
    {NUMBERS.map((number) => (
      <div key={number} id={`quote-${number}`}>
        words {number}
      </div>
    ))}
  </TestimonialCarousel>
);

const row = () => required(document.querySelector<HTMLElement>('[tabindex]'));

beforeEach(() => {
  vi.useFakeTimers();
  media = 'none';
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(media),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  // Without layout, slide n is n widths from the start.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const number = Number(/^quote-(\d)$/.exec(this.id)?.[1] ?? 0);
    return new DOMRect(number ? (number - 1) * WIDTH - row().scrollLeft : 0, 0, WIDTH, 10);
  });
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (
    this: Element,
    ...[to]: readonly unknown[]
  ) {
    // The island always passes options.
    this.scrollLeft = (to as ScrollToOptions).left ?? 0;
  });
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const at = () => Math.round(row().scrollLeft / WIDTH) + 1;
const current = () => screen.getByRole('link', { current: true }).textContent;
const announcement = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (number: number, init?: MouseEventInit) =>
  fireEvent.click(screen.getByRole('link', { name: `Quote ${number} of 3` }), init);
const root = () => required(document.querySelector('[aria-roledescription="carousel"]'));

describe('rotation', () => {
  test('advances every eight seconds, and wraps around', () => {
    render(island);
    wait(7999);
    expect(at()).toBe(1);
    wait(1);
    expect(at()).toBe(2);
    expect(current()).toBe('Quote 2 of 3');
    wait(8000);
    expect(at()).toBe(3);
    wait(8000);
    expect(at()).toBe(1);
  });

  test.each(['reduced-motion', 'min-width: 48rem'])('is off with %s', (feature) => {
    media = feature;
    render(island);
    wait(60_000);
    expect(at()).toBe(1);
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
  });

  test('pauses while the tab is hidden', () => {
    render(island);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    wait(60_000);
    expect(at()).toBe(1);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    wait(8000);
    expect(at()).toBe(2);
  });

  test('pauses on hover, not on touch', () => {
    render(island);
    fireEvent.pointerOver(root(), { pointerType: 'mouse' });
    wait(60_000);
    expect(at()).toBe(1);
    fireEvent.pointerOut(root(), { pointerType: 'mouse' });
    wait(8000);
    expect(at()).toBe(2);
    fireEvent.pointerOver(root(), { pointerType: 'touch' });
    wait(8000);
    expect(at()).toBe(3);
  });

  test('stops on keyboard focus', () => {
    render(island);
    const button = screen.getByRole('button', { name: 'Stop' });
    vi.spyOn(button, 'matches').mockReturnValue(true);
    act(() => button.focus());
    wait(60_000);
    expect(at()).toBe(1);
    expect(button.getAttribute('aria-label')).toBe('Start');
  });
});

describe('controls', () => {
  test('the first button stops and starts rotation', () => {
    render(island);
    press('Stop');
    wait(60_000);
    expect(at()).toBe(1);
    press('Start');
    wait(8000);
    expect(at()).toBe(2);
  });

  test('previous and next wrap around, and are announced', () => {
    render(island);
    press('Previous');
    expect(at()).toBe(3);
    expect(announcement()).toBe('Quote 3 of 3. words 3');
    wait(500);
    press('Next');
    expect(at()).toBe(1);
    expect(announcement()).toBe('Quote 1 of 3. words 1');
  });

  test('dots select a quote without a history entry', () => {
    render(island);
    const before = history.length;
    expect(choose(3)).toBe(false);
    expect(at()).toBe(3);
    expect(current()).toBe('Quote 3 of 3');
    expect(history.length).toBe(before);
  });

  test('a second click within half a second is ignored', () => {
    render(island);
    press('Next');
    wait(499);
    press('Next');
    expect(at()).toBe(2);
    wait(1);
    press('Next');
    expect(at()).toBe(3);
  });

  test('a swipe updates the dots and stops rotation', () => {
    render(island);
    wait(500);
    fireEvent.pointerDown(row());
    row().scrollLeft = 2 * WIDTH;
    fireEvent.scroll(row());
    expect(current()).toBe('Quote 3 of 3');
    wait(60_000);
    expect(at()).toBe(3);
  });
});

test('hydrates at the scrolled quote, stopped if focused', () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(island);
  row().scrollLeft = WIDTH;
  row().focus();
  render(island, { container: place, hydrate: true });
  expect(current()).toBe('Quote 2 of 3');
  wait(60_000);
  expect(at()).toBe(2);
});
