import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { required } from '../../../tests/required.ts';
import { readGuests, setGuests } from '../../stores/guests.ts';
import PriceCalculator from './PriceCalculator.tsx';

const calculator = (
  <PriceCalculator
    labels={{
      guestsLabel: 'Number of guests',
      hint: 'From 1 to 30',
      fewer: 'One guest fewer',
      more: 'One guest more',
      tooFew: 'At least 1 guest',
      tooMany: 'At most 30 guests',
      unreadable: 'Type a whole number',
      minimumLine: 'Up to 8 guests',
      extraLine: 'Each further guest',
      totalLabel: 'Total for a group of {guests}',
      closing: 'Ready to book your event?',
      tableTitle: 'All prices',
      tableCaption: 'The price of a private tour',
      guestsColumn: 'Guests',
      totalColumn: 'Total',
    }}
    perGuest={40}
    included={8}
    contact={{ label: 'Contact Us', href: '/contact' }}
  />
);

let place: HTMLElement;

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => {
  setGuests(undefined);
});

const start = () => render(calculator, { container: place });

/** Hydrates with `typed` in the field. */
function hydrate(typed: string) {
  place.innerHTML = renderToString(calculator);
  field().value = typed;
  render(calculator, { container: place, hydrate: true });
}

const find = (selector: string) => required(place.querySelector<HTMLElement>(selector));
const field = () => required(place.querySelector('input'));
const total = () => find('output').textContent;
const totalLabel = () => required([...place.querySelectorAll('dt')].at(-1)).textContent;
const hint = () => find('[role=status]').textContent;
const contactHref = () => find('a').getAttribute('href');
const marked = () =>
  [...place.querySelectorAll('tr[aria-current]')].map((row) => row.textContent).join();
const press = (name: string) => act(() => find(`button[aria-label="${name}"]`).click());

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

/** Makes it a text field: number fields drop invalid text. */
const acceptAnyText = () => {
  field().type = 'text';
};

test.each([
  ['8', '1–8$320'],
  ['17', '17$680'],
  ['45', '30$1,200'],
])('highlights the row for %s guests', (guests, row) => {
  start();
  type(guests);
  expect(marked()).toBe(row);
});

test.each([
  ['45', 'At most 30 guests', 'Total for a group of 30', '$1,200', '30'],
  ['0', 'At least 1 guest', 'Total for a group of 1', '$320', '1'],
  ['12 people', 'Type a whole number', 'Total for a group of 9', '$360', '9'],
])('shows a hint for "%s", and the total’s guest count', (typed, labels, label, price, left) => {
  start();
  acceptAnyText();
  type('9');
  type(typed);
  expect(field().value).toBe(typed);
  expect(hint()).toBe(labels);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect([totalLabel(), total()]).toEqual([label, price]);
  leave();
  expect(field().value).toBe(left);
  // The hint stays after the clamp.
  expect(hint()).toBe(labels);
  expect([totalLabel(), total()]).toEqual([label, price]);
  type('10');
  expect(hint()).toBe('From 1 to 30');
  expect(field().hasAttribute('aria-invalid')).toBe(false);
});

test('changes the count by buttons, within the range', () => {
  start();
  press('One guest more');
  expect([field().value, total()]).toEqual(['9', '$360']);
  press('One guest fewer');
  press('One guest fewer');
  expect([field().value, totalLabel()]).toEqual(['7', 'Total for a group of 7']);

  type('45');
  press('One guest more');
  expect([field().value, hint()]).toEqual(['30', 'From 1 to 30']);
  expect(find('button[aria-label="One guest more"]').getAttribute('aria-disabled')).toBe('true');
  type('1');
  press('One guest fewer');
  expect(field().value).toBe('1');
  expect(find('button[aria-label="One guest fewer"]').getAttribute('aria-disabled')).toBe('true');
});

test.each([
  ['12', '12', '$480', 12],
  ['45', '30', '$1,200', 30],
  ['', '8', '$320', undefined],
  // Untouched: nobody has chosen the default.
  ['8', '8', '$320', undefined],
])('keeps "%s" typed before hydration', (typed, kept, price, stored) => {
  hydrate(typed);
  expect(readGuests()).toBe(stored);
  expect(field().value).toBe(kept);
  expect(total()).toBe(price);
  expect(contactHref()).toBe(`/contact?guests=${kept}#message`);
});

test('shows the number that was chosen before a reload', () => {
  sessionStorage.setItem('guests', '12');
  hydrate('8');
  expect([field().value, total(), readGuests()]).toEqual(['12', '$480', 12]);
});
