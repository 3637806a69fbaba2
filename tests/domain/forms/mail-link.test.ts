import { expect, test } from 'vitest';
import { mailLink } from '../../../src/domain/forms/mail-link.ts';

test('encodes subject and lines', () => {
  const link = new URL(mailLink('a@b.example', 'A signed copy & more', 'Hello,\n\nTwo, please.'));
  expect(link.pathname).toBe('a@b.example');
  expect(link.searchParams.get('subject')).toBe('A signed copy & more');
  expect(link.searchParams.get('body')).toBe('Hello,\r\n\r\nTwo, please.');
});

test('encodes plus and space, without + for a space', () => {
  expect(mailLink('a@b.example', 'one + one')).toBe('mailto:a@b.example?subject=one%20%2B%20one');
});

test('keeps CR LF as one line break', () => {
  const link = new URL(mailLink('a@b.example', 'Hello', 'One\r\ntwo\nthree'));
  expect(link.searchParams.get('body')).toBe('One\r\ntwo\r\nthree');
});
