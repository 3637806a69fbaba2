import { describe, expect, test } from 'vitest';
import { formatPhone, isPhone } from '../../../src/domain/forms/phone.ts';

test.each([
  ['a US mobile', '+19175550142', true],
  ['one digit short', '+1234567', false],
  ['one digit long', '+1234567890123456', false],
  ['a zero in front', '+0123456789', false],
  ['a line break after it', '+19175550142\n', false],
  ['something before it', '1+19175550142', false],
])('isPhone: %s', (_, number, expected) => {
  expect(isPhone(number)).toBe(expected);
});

/** Codes of two digits (ITU-T E.164, annex to Operational Bulletin 1114, 2016). */
const SHORT_CODES = [
  ...[20, 27, 30, 31, 32, 33, 34, 36, 39, 40, 41, 43, 44, 45, 46, 47, 48, 49],
  ...[51, 52, 53, 54, 55, 56, 57, 58, 60, 61, 62, 63, 64, 65, 66],
  ...[81, 82, 84, 86, 90, 91, 92, 93, 94, 95, 98],
];

describe('formatPhone', () => {
  test('separates each country code', () => {
    for (let first = 10; first < 100; first += 1) {
      const length =
        first < 20 || (first >= 70 && first < 80) ? 1 : SHORT_CODES.includes(first) ? 2 : 3;
      const [code] = formatPhone(`+${first}912345678`).split(' ');
      expect(code, `+${first}…`).toHaveLength(1 + length);
    }
  });

  test.each([
    ['a US number', '+12125550123', '+1 212 555 0123'],
    ['one with a country code of two digits', '+442079460018', '+44 207 946 0018'],
    ['one with a country code of three', '+21255501235', '+212 555 012 35'],
    ['the shortest', '+12345678', '+1 234 5678'],
    ['the longest', '+123456789012345', '+1 234 567 890 123 45'],
    ['what is none', '+', '+'],
    ['a number within something else', '1+12125550123', '1+12125550123'],
    ['a number with something after it', '+12125550123#5', '+12125550123#5'],
    ['nothing', '', ''],
  ])('sets %s in groups', (_, number, expected) => {
    expect(formatPhone(number)).toBe(expected);
  });
});
