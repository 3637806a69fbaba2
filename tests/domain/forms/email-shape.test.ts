import { describe, expect, test } from 'vitest';
import { isEmail } from '../../../src/domain/forms/email-shape.ts';

const CASES: [string, string, boolean][] = [
  ['a plain address', 'ada@mail.example', true],
  ['a tagged address', 'ada+cats@mail.co.example', true],
  ['letters of any alphabet', 'zoë@katzen.example', true],
  ['no @', 'ada.example', false],
  ['two @', 'ada@cats@mail.example', false],
  ['nothing before the @', '@mail.example', false],
  ['no dot after the @', 'ada@mail', false],
  ['a dot at the end', 'ada@mail.', false],
  ['two dots in a row', 'ada@mail..example', false],
  ['a space inside', 'ada lovelace@mail.example', false],
  ['the longest that mail can carry', `${'a'.repeat(241)}@mail.example`, true],
  ['one letter longer', `${'a'.repeat(242)}@mail.example`, false],
  ['a bracket pasted after it', 'a@b.co>', false],
  ['brackets around it', '<a@b.co>', false],
  ['a mail link', 'mailto:a@b.co', false],
  ['two addresses', 'a@b.co,c@d.co', false],
  ['a semicolon after it', 'a@b.co;', false],
  ['an apostrophe in the name', "o'hara@mail.example", true],
  ['nothing', '', false],
];

describe('an e-mail address', () => {
  test.each(CASES)('%s', (_, typed, expected) => {
    expect(isEmail(typed)).toBe(expected);
  });

  test('rejects a long hostile text without backtracking', () => {
    expect(isEmail(`a@${'.a'.repeat(100_000)}@`)).toBe(false);
  });
});
