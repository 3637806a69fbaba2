import { expect, test } from 'vitest';
import { inlineHashes } from '../../scripts/integrations/csp.ts';
import { policy } from '../../src/head/content-security-policy.ts';

const page = [
  '<style>a{}</style><script>go()</script>',
  '<script type="application/ld+json">{"a":1}</script><script type="module" src="/x.js"></script>',
].join('');

test('only what a page itself writes inline may run on it', () => {
  const hashes = inlineHashes(page);
  // printf 'go()' | openssl dgst -sha256 -binary | base64
  expect(hashes.scripts).toEqual(["'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"]);
  expect(hashes.styles).toHaveLength(1);
});

test('nothing unsafe is let in, and only the listed services are', () => {
  const text = policy(inlineHashes(page), { 'frame-src': ['https://booking.example'] });
  expect(text).not.toMatch(/unsafe|\*/);
  expect(text).toContain("frame-src 'self' https://booking.example;");
  expect(text).toContain("object-src 'none'");
  expect(text).toContain("base-uri 'none'");
});
