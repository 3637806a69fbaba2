import { expect, test } from 'vitest';
import { readGuestCount, writeGuestCount } from '../../../src/domain/booking/guest-count.ts';

test.each(['1', '12', '30'])('readGuestCount accepts %s', (text) => {
  expect(readGuestCount(text)).toBe(Number(text));
});

test.each(['0', '31', '1e1', '0x10', '+8', '-8', '2.5', '٣', 'twelve', '', null])(
  'readGuestCount rejects %j',
  (text) => {
    expect(readGuestCount(text)).toBeUndefined();
  },
);

const SENTENCE = 'Private tour, party of {guests}.';
const OURS = 'Private tour, party of 12.';
const FRIENDS = 'Private tour, party of friends. In June?';
const NINE_CATS = 'Private tour, party of 9 cats.';

test.each([
  ['starts an empty message', '', `${OURS} `],
  ['goes before existing text', 'In June?', `${OURS} In June?`],
  ['replaces another number', 'Private tour, party of 9. In June?', `${OURS} In June?`],
  ['keeps the same number', `${OURS} In June?`, `${OURS} In June?`],
  ['keeps text with the same beginning', FRIENDS, `${OURS} ${FRIENDS}`],
  ['keeps a number in another sentence', NINE_CATS, `${OURS} ${NINE_CATS}`],
  ['may be first', '9 guests: in June?', '12 guests: in June?', '{guests} guests:'],
  ['may be last', 'Guests: 9 In June?', 'Guests: 12 In June?', 'Guests: {guests}'],
])('writeGuestCount: the number %s', (_, message, expected, sentence = SENTENCE) => {
  expect(writeGuestCount(message, sentence, 12)).toBe(expected);
});
