/** What visitors type, against readings of the same rules that go sign by sign. */
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { EMAIL_MAX_LENGTH, isEmail } from '../../src/domain/forms/email-shape.ts';
import { mailLink } from '../../src/domain/forms/mail-link.ts';
import {
  formatPhone,
  isAmbiguousPhone,
  isPhone,
  normalizePhone,
} from '../../src/domain/forms/phone.ts';
import { attempt, type RateLimit, withdraw } from '../../src/domain/forms/rate-limit.ts';
import { property } from './property.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
/** Texts in which the signs that matter are frequent. */
const textOf = (signs: string, maxLength = 30) =>
  fc.string({ unit: fc.constantFrom(...signs), maxLength });

describe('an email address', () => {
  const FORBIDDEN = new Set('@<>()[]:;,"\\');
  const isBlank = (sign: string) => sign.trim() === '';
  const isName = (part: string) =>
    part !== '' && [...part].every((sign) => !FORBIDDEN.has(sign) && !isBlank(sign));
  /** The rule, read part by part. */
  const expected = (text: string): boolean => {
    const parts = text.split('@');
    const labels = (parts[1] ?? '').split('.');
    return (
      text.length <= EMAIL_MAX_LENGTH &&
      parts.length === 2 &&
      isName(parts[0] ?? '') &&
      labels.length >= 2 &&
      labels.every(isName) &&
      [...(labels.at(-1) ?? '')].length >= 2 &&
      !/^\d+$/.test(labels.at(-1) ?? '')
    );
  };
  const addresses = fc.oneof(
    textOf('ab.@<>: \t-_é猫'),
    fc.tuple(textOf('ab.-', 6), textOf('ab.-', 8)).map((parts) => parts.join('@')),
    anyText,
    fc.emailAddress(),
    fc
      .string({ minLength: 245, maxLength: 260, unit: fc.constantFrom('a', 'b') })
      .map((long) => `${long}@b.co`),
  );

  property('is told from other texts as by reading it part by part', addresses, (text) => {
    expect(isEmail(text)).toBe(expected(text));
  });
});

describe('a mobile number', () => {
  const numbers = fc.oneof(textOf('0123456789+-() .', 24), textOf('0123456789', 17), anyText);

  property('keeps its digits and no other sign', numbers, (text) => {
    let digits = '';
    for (const sign of text) if (sign >= '0' && sign <= '9') digits += sign;
    const national = !text.trim().startsWith('+');
    const plus = national && digits === '' ? '' : '+';
    const country = national && digits.length === 10 ? '1' : '';
    expect(normalizePhone(text)).toBe(plus + country + digits);
  });
  property('written anew is read as the same number', numbers, (text) => {
    const once = normalizePhone(text);
    expect(normalizePhone(once)).toBe(once);
  });
  property('that can be called has 8 to 15 digits, the first of them not 0', numbers, (text) => {
    const number = normalizePhone(text);
    if (isPhone(number)) expect(number).toMatch(/^\+[1-9]\d{7,14}$/);
  });
  property('in groups is the same number, in groups of two to four digits', numbers, (text) => {
    const number = normalizePhone(text);
    const groups = formatPhone(number).split(' ');
    expect(groups.join('')).toBe(number);
    if (!isPhone(number)) return;
    expect(groups.length).toBeGreaterThan(1);
    for (const group of groups.slice(1)) expect(group).toMatch(/^\d{2,4}$/);
  });
  property('with letters or keys in it is doubtful', anyText, (text) => {
    const isLetter = (sign: string) => sign.toLowerCase() !== sign.toUpperCase();
    // Letters without capitals are letters too, but this reading does not know them.
    if ([...text].some((sign) => isLetter(sign) && /\p{L}/u.test(sign)) || /[#*]/.test(text))
      expect(isAmbiguousPhone(text)).toBe(true);
  });
});

describe('a limit of attempts', () => {
  const limits = fc.record({
    max: fc.integer({ min: 1, max: 5 }),
    windowMs: fc.integer({ min: 1, max: 90 }),
  });
  const waits = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 40 });

  property(
    'lets pass whoever has not passed too often in the span before',
    fc.record({ limit: limits, waits }),
    ({ limit, waits: steps }: { limit: RateLimit; waits: number[] }) => {
      let [stored, now]: [string | null, number] = [null, 1000];
      const passed: number[] = [];
      for (const wait of steps) {
        now += wait;
        const before = passed.filter((time) => time > now - limit.windowMs).length;
        const answer = attempt(stored, now, limit);
        expect(answer.allowed).toBe(before < limit.max);
        if (answer.allowed) passed.push(now);
        stored = answer.stored;
      }
    },
  );
  property(
    'locks nobody out for longer than its span, whatever storage holds',
    fc.record({ stored: fc.oneof(anyText, fc.json()), limit: limits, now: fc.integer() }),
    ({ stored, limit, now }) => {
      const later = now + limit.windowMs;
      expect(attempt(attempt(stored, now, limit).stored, later, limit).allowed).toBe(true);
    },
  );
  property(
    'does not count an attempt that was taken back',
    fc.record({
      times: fc.uniqueArray(fc.integer({ min: 0, max: 50 }), { maxLength: 5 }),
      at: fc.nat(50),
    }),
    ({ times, at }) => {
      const without: number[] = JSON.parse(withdraw(JSON.stringify(times), at));
      expect(without).toEqual(times.filter((time) => time !== at));
    },
  );
});

describe('a mail link', () => {
  const wellFormed = anyText.map((text) => text.toWellFormed());
  property(
    'is read by a mail program as what was typed',
    fc.record({ subject: wellFormed, body: wellFormed }),
    ({ subject, body }) => {
      const link = new URL(mailLink('mail@company.example', subject, body));
      expect(link.pathname).toBe('mail@company.example');
      // A "+" is a plus in mail links (RFC 6068, 5), not a space.
      const fields = new URLSearchParams(link.search.replaceAll('+', '%2B'));
      expect(fields.get('subject')).toBe(subject);
      expect((fields.get('body') ?? '').replaceAll('\r\n', '\n')).toBe(
        body.replaceAll('\r\n', '\n'),
      );
      expect([...fields.keys()].length).toBe(body ? 2 : 1);
    },
  );
});
