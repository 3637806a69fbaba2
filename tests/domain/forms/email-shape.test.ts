import { describe, expect, test } from 'vitest';
import { isApplicationEmail, isContactEmail } from '../../../src/domain/forms/email-shape.ts';

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
  test.each(CASES)('%s, in the contact form', (_, typed, expected) => {
    expect(isContactEmail(typed)).toBe(expected);
  });

  test.each(CASES)('%s, in the Adventure Cats application', (_, typed, expected) => {
    expect(isApplicationEmail(typed)).toBe(expected);
  });

  test('with a space pasted after it passes in the contact form, which trims, and there only', () => {
    expect(isContactEmail(' ada@mail.example ')).toBe(true);
    expect(isApplicationEmail(' ada@mail.example ')).toBe(false);
  });

  test('a hostile text is refused at once', () => {
    expect(isApplicationEmail(`a@${'.a'.repeat(100_000)}@`)).toBe(false);
  });
});
