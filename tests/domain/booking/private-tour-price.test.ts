import { expect, test } from 'vitest';
import {
  clampGuests,
  privateTourPrice,
  parseGuests,
} from '../../../src/domain/booking/private-tour-price.ts';

test.each([
  ['a negative number', -4, 1],
  ['a crowd without end', Number.POSITIVE_INFINITY, 30],
  ['minus infinity', Number.NEGATIVE_INFINITY, 1],
  ['half a guest', 8.5, 8],
  ['no number at all', Number.NaN, 1],
])('clampGuests: %s', (_, guests, expected) => {
  expect(clampGuests(guests)).toBe(expected);
});

test.each([
  ['a number', '12', { guests: 12 }],
  ['a number among spaces', ' 9 ', { guests: 9 }],
  ['one too many', '31', { guests: 30, problem: 'tooMany' }],
  ['more digits than a number can hold', '9'.repeat(400), { guests: 30, problem: 'tooMany' }],
  ['zero', '0', { guests: 1, problem: 'tooFew' }],
  ['a negative number', '-4', { guests: 1, problem: 'tooFew' }],
  ['a number with its unit', '12 people', { guests: undefined, problem: 'unreadable' }],
  ['half a guest', '8.5', { guests: undefined, problem: 'unreadable' }],
  ['a power of ten', '1e1', { guests: undefined, problem: 'unreadable' }],
  ['an emptied field', '', { guests: undefined, problem: 'unreadable' }],
])('parseGuests: %s', (_, typed, expected) => {
  expect(parseGuests(typed)).toEqual(expected);
});

const price = (guests: number, perGuest = 40) =>
  privateTourPrice({ guests, perGuest, included: 8 });

test.each([
  [1, 320],
  [9, 360],
  [30, 1200],
  [31, 1200],
])('%i guests pay $%i together', (guests, total) => {
  expect(price(guests)).toBe(total);
});

test('the minimum follows the price', () => {
  expect(price(2, 45)).toBe(360);
});
