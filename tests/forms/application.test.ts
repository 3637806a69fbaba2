import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ApplicationMessages,
  readApplication as readForm,
  readMobile,
} from '../../src/forms/application.ts';

const MESSAGES: ApplicationMessages = {
  missing: {
    first_name: 'First name is required',
    last_name: 'Last name is required',
    email: 'Email is required',
    mobile: 'Mobile is required',
    cat_name: 'Cat name is required',
  },
  emailInvalid: 'Enter a valid email address',
  mobileInvalid: 'Enter a valid mobile in international format',
  rulesMissing: "Please confirm you've read the safety rules",
  waiverMissing: 'Please accept the liability waiver',
};
const readApplication = (form: FormData) => readForm(form, MESSAGES);

const complete = {
  first_name: 'Ada',
  last_name: 'Whisker',
  email: 'ada@mail.example',
  mobile: '(917) 555-0142',
  cat_name: 'Topsy',
  rules_accept: 'on',
  waiver_accept: 'on',
};

function read(changes: Partial<Record<keyof typeof complete, string>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...complete, ...changes })) form.set(name, value);
  return readApplication(form);
}

describe('the Adventure Cats application', () => {
  test('takes a complete one, with the mobile number as it is to be sent', () => {
    expect(read()).toEqual({ ok: true, data: { ...complete, mobile: '+19175550142' } });
  });

  test.each([
    ['first_name', 'First name is required'],
    ['last_name', 'Last name is required'],
    ['email', 'Email is required'],
    ['mobile', 'Mobile is required'],
    ['cat_name', 'Cat name is required'],
    ['rules_accept', "Please confirm you've read the safety rules"],
    ['waiver_accept', 'Please accept the liability waiver'],
  ])('for want of %s says "%s"', (field, message) => {
    expect(read({ [field]: '' })).toEqual({ ok: false, errors: { [field]: message } });
  });

  test('spaces are as good as nothing', () => {
    expect(read({ cat_name: '   ', mobile: ' ' })).toEqual({
      ok: false,
      errors: { cat_name: 'Cat name is required', mobile: 'Mobile is required' },
    });
  });

  test.each([
    'ada',
    'ada@mail',
    '@mail.example',
    'ada@ mail.example',
    ' ada@mail.example',
    'a@b@c.example',
  ])('the address "%s" is none', (email) => {
    expect(read({ email })).toEqual({
      ok: false,
      errors: { email: 'Enter a valid email address' },
    });
  });

  test('asks for everything at once, each in its own words', () => {
    const nothing = readApplication(new FormData());
    expect(nothing.ok ? {} : nothing.errors).toEqual({
      first_name: 'First name is required',
      last_name: 'Last name is required',
      email: 'Email is required',
      mobile: 'Mobile is required',
      cat_name: 'Cat name is required',
      rules_accept: "Please confirm you've read the safety rules",
      waiver_accept: 'Please accept the liability waiver',
    });
  });
});

/**
 * The mobile rule once more, written letter by letter, so that the two can only
 * agree by both being right. Beyond the rule, an extension is refused.
 *
 * @returns the number as it is to be sent, or undefined for one that is refused.
 */
function oracle(typed: string): string | undefined {
  const letters = [...typed];
  const isPartOfNone = (letter: string) =>
    letter === '#' || letter === '*' || /\p{Letter}/u.test(letter);
  if (letters.some(isPartOfNone)) return undefined;
  while (letters[0]?.trim() === '') letters.shift();
  const hasPlus = letters[0] === '+';
  let digits = '';
  for (const letter of letters) {
    if ('0123456789'.indexOf(letter) >= 0) digits += letter;
  }
  let country = '';
  if (!hasPlus && digits.length === 10) country = '1';
  const all = country + digits;
  if (all.length < 8 || all.length > 15) return undefined;
  if (all[0] === '0') return undefined;
  return `+${all}`;
}

describe('the mobile number', () => {
  test('with an extension is refused: its digits would make it another one', () => {
    expect(read({ mobile: '212-555-0123 ext. 5' })).toEqual({
      ok: false,
      errors: { mobile: 'Enter a valid mobile in international format' },
    });
  });

  test('can be read alone, while it is typed', () => {
    expect(readMobile('(917) 555-0142')).toBe('+19175550142');
    expect(readMobile('(917) 555')).toBeUndefined();
    expect(readMobile('')).toBeUndefined();
  });

  test('agrees with the rule written twice, over 100,000 numbers', () => {
    const digits = (min: number, max: number) =>
      fc.array(fc.constantFrom(...'0123456789'), { minLength: min, maxLength: max });
    const separator = fc.constantFrom(
      '',
      '',
      '',
      ' ',
      '-',
      '.',
      '(',
      ')',
      '/',
      '\t',
      '+',
      'x',
      '٣',
    );
    const spaced = (min: number, max: number) =>
      fc
        .tuple(digits(min, max), fc.array(separator, { maxLength: max }))
        .map(([all, between]) => all.map((digit, at) => digit + (between[at] ?? '')).join(''));
    const written = fc.oneof(
      fc.tuple(fc.constantFrom('', '', ' ', '+', ' +', '00', '0', '('), spaced(6, 17)),
      fc.tuple(fc.constantFrom('', '1', '+1', '+'), spaced(10, 10)),
      fc.tuple(fc.constantFrom('', '+', '++', 'tel:'), fc.string({ maxLength: 20 })),
    );

    let accepted = 0;
    fc.assert(
      fc.property(written, ([before, rest]) => {
        const typed = before + rest;
        fc.pre(typed.trim() !== '');
        const result = read({ mobile: typed });
        const expected = oracle(typed);
        if (expected !== undefined) accepted += 1;
        expect(result).toEqual(
          expected === undefined
            ? { ok: false, errors: { mobile: 'Enter a valid mobile in international format' } }
            : { ok: true, data: { ...complete, mobile: expected } },
        );
      }),
      { numRuns: 100_000 },
    );
    // Both answers were common, or the agreement would say little.
    expect(accepted).toBeGreaterThan(20_000);
    expect(accepted).toBeLessThan(80_000);
  }, 120_000);
});
