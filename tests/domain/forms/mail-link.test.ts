import { expect, test } from 'vitest';
import { mailLink } from '../../../src/domain/forms/mail-link.ts';

test('encodes plus and space, and line breaks as CR LF', () => {
  expect(mailLink('a@b.example', 'one + one', 'One\r\ntwo\nthree')).toBe(
    'mailto:a@b.example?subject=one%20%2B%20one&body=One%0D%0Atwo%0D%0Athree',
  );
});
