import { expect, test } from 'vitest';
import { readGuests, setGuests } from '../../src/stores/guests.ts';

test('the number is in session storage until it is removed', () => {
  setGuests(12);
  expect(readGuests()).toBe(12);
  setGuests(undefined);
  expect(sessionStorage).toHaveLength(0);
});
