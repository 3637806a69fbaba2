import { expect, test } from 'vitest';
import { securityTxt } from '../../src/head/security-txt.ts';

const site = { url: 'https://cats.example', email: 'hello@cats.example' };

test('has contact, canonical URL and expiry', () => {
  expect(securityTxt(site, '2026-03-01').split('\n')).toEqual([
    'Contact: mailto:hello@cats.example',
    'Expires: 2026-12-26T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://cats.example/.well-known/security.txt',
    '',
  ]);
});
