import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampGuests, parseGuests, privateTourPrice } from '../../src/domain/private-tour-price.ts';

const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, -0));

describe('clampGuests', () => {
  test.each([
    ['a group in range', 12, 12],
    ['nobody', 0, 1],
    ['less than nobody', -4, 1],
    ['one too many', 31, 30],
    ['a crowd without end', Number.POSITIVE_INFINITY, 30],
    ['minus infinity', Number.NEGATIVE_INFINITY, 1],
    ['half a guest', 8.5, 8],
    ['no number at all', Number.NaN, 1],
  ])('%s', (_, guests, expected) => {
    expect(clampGuests(guests)).toBe(expected);
  });

  test('always gives a whole number from 1 to 30, and leaves it alone the second time', () => {
    fc.assert(
      fc.property(anyNumber, (guests) => {
        const clamped = clampGuests(guests);
        expect(Number.isInteger(clamped) && clamped >= 1 && clamped <= 30).toBe(true);
        expect(clampGuests(clamped)).toBe(clamped);
      }),
    );
  });
});

describe('parseGuests', () => {
  test.each([
    ['a number', '12', 12],
    ['a number with its unit', '12 people', 12],
    ['a power of ten, as number fields allow', '1e1', 10],
    ['too many zeros', '10000', 30],
    ['an emptied field', '', 1],
    ['a lone minus sign', '-', 1],
    ['a word', 'twelve', 1],
  ])('reads %s', (_, typed, expected) => {
    expect(parseGuests(typed)).toBe(expected);
  });

  test('no text makes the price disappear', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const price = privateTourPrice({ guests: parseGuests(typed), perGuest: 40, included: 8 });
        expect(price).toBeGreaterThanOrEqual(320);
        expect(price).toBeLessThanOrEqual(1200);
      }),
    );
  });
});

describe('privateTourPrice', () => {
  const price = (guests: number, perGuest = 40) =>
    privateTourPrice({ guests, perGuest, included: 8 });

  test.each([
    [1, 320],
    [8, 320],
    [9, 360],
    [20, 800],
    [30, 1200],
    [31, 1200],
  ])('%i guests pay $%i together', (guests, total) => {
    expect(price(guests)).toBe(total);
  });

  test('a raised price raises the minimum with it', () => {
    expect(price(2, 45)).toBe(360);
  });

  test('agrees with the rule as the specification writes it, for every group size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), (guests) => {
        expect(price(guests)).toBe(320 + Math.max(0, guests - 8) * 40);
      }),
    );
  });
});
