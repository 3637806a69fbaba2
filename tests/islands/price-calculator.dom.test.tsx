import fc from 'fast-check';
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import PriceCalculator from '../../src/islands/price-calculator/PriceCalculator.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const calculator = (
  <PriceCalculator
    words={{
      guestsLabel: 'Number of guests',
      hint: 'From 1 to 30',
      minimumLine: 'Up to 8 guests',
      extraLine: 'Each further guest',
      totalLabel: 'Total',
      closing: 'Ready to book your event?',
    }}
    perGuest={40}
    included={8}
    contact={{ label: 'Contact Us', href: '/contact' }}
  />
);

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

function start() {
  act(() => {
    root = createRoot(place);
    root.render(calculator);
  });
}

const field = () => place.querySelector('input')!;
const total = () => place.querySelector('output')!.textContent;
const link = () => place.querySelector('a')!;

function type(text: string) {
  act(() => {
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

function leave() {
  act(() => {
    field().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}

describe('an organizer of a party', () => {
  test('starts with eight guests for $320', () => {
    start();
    expect(field().value).toBe('8');
    expect(total()).toBe('$320');
    expect(field().getAttribute('min')).toBe('1');
    expect(field().getAttribute('max')).toBe('30');
  });

  test.each([
    ['1', '$320'],
    ['8', '$320'],
    ['9', '$360'],
    ['12', '$480'],
    ['30', '$1,200'],
  ])('sees the total for %s guests: %s', (guests, price) => {
    start();
    type(guests);
    expect(total()).toBe(price);
  });

  test('types freely, and is brought into range on leaving the field', () => {
    start();
    type('99');
    expect(field().value).toBe('99');
    leave();
    expect(field().value).toBe('30');
    expect(total()).toBe('$1,200');
    type('');
    expect(field().value).toBe('');
    leave();
    expect(field().value).toBe('1');
    expect(total()).toBe('$320');
  });

  test('carries the number of guests to the contact form', () => {
    start();
    type('14');
    expect(link().getAttribute('href')).toBe('/contact?guests=14#message');
  });

  test('who typed before the script came is not asked again, and carries it too', () => {
    place.innerHTML = renderToString(calculator);
    field().value = '12';
    act(() => {
      root = hydrateRoot(place, calculator);
    });
    expect(field().value).toBe('12');
    expect(total()).toBe('$480');
    expect(link().getAttribute('href')).toBe('/contact?guests=12#message');
  });

  test('whatever they type, reads a true price, and leaves with a number from 1 to 30', () => {
    start();
    // A text field takes what a number field would drop before anybody sees it.
    field().type = 'text';
    const anything = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.double().map(String),
      fc.bigInt().map(String),
      fc.constantFrom('1e2', '-0', '٣', '0x1f', 'Infinity', 'NaN', '12 people', ' 9 ', '7.9'),
    );
    fc.assert(
      fc.property(anything, (text) => {
        type(text);
        expect(total()).toMatch(/^\$(1,)?\d{3}$/);
        const shown = Number(total()!.replace(/\D/g, ''));
        leave();
        const guests = Number(field().value);
        expect(String(guests)).toBe(field().value);
        expect(guests).toBeGreaterThanOrEqual(1);
        expect(guests).toBeLessThanOrEqual(30);
        // The total did not jump on leaving: what was shown while typing was already the price.
        expect(shown).toBe(320 + Math.max(0, guests - 8) * 40);
        expect(total()!.replace(/\D/g, '')).toBe(String(shown));
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});
