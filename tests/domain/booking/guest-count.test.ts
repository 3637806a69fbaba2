import { describe, expect, test } from 'vitest';
import { readGuestCount, writeGuestCount } from '../../../src/domain/booking/guest-count.ts';

describe('readGuestCount', () => {
  test.each(['1', '12', '30'])('accepts %s', (text) => {
    expect(readGuestCount(text)).toBe(Number(text));
  });

  test.each(['0', '31', '08', '1e1', '0x10', '+8', '-8', ' 8', '2.5', '٣', 'twelve', '', null])(
    'rejects %j',
    (text) => {
      expect(readGuestCount(text)).toBeUndefined();
    },
  );
});

describe('writeGuestCount', () => {
  const SENTENCE = 'Private tour, party of {guests}.';

  test.each([
    ['starts an empty message', '', 'Private tour, party of 12. '],
    ['goes before existing text', 'In June?', 'Private tour, party of 12. In June?'],
    [
      'replaces another number',
      'Private tour, party of 9. In June?',
      'Private tour, party of 12. In June?',
    ],
    [
      'keeps the same number',
      'Private tour, party of 12. In June?',
      'Private tour, party of 12. In June?',
    ],
    [
      'keeps text with the same beginning',
      'Private tour, party of friends. In June?',
      'Private tour, party of 12. Private tour, party of friends. In June?',
    ],
    [
      'keeps a number in another sentence',
      'Private tour, party of 9 cats.',
      'Private tour, party of 12. Private tour, party of 9 cats.',
    ],
  ])('%s', (_, message, expected) => {
    expect(writeGuestCount(message, SENTENCE, 12)).toBe(expected);
  });

  test('accepts a template that starts or ends with the number', () => {
    expect(writeGuestCount('9 guests: in June?', '{guests} guests:', 12)).toBe(
      '12 guests: in June?',
    );
    expect(writeGuestCount('Guests: 9 In June?', 'Guests: {guests}', 12)).toBe(
      'Guests: 12 In June?',
    );
  });
});
