import { expect, test } from 'vitest';
import { required } from '../required.ts';
import { wordmarkFallback } from '../../src/components/chrome/wordmark-fallback.ts';

const drawn = (url: string) => decodeURIComponent(url.replace('data:image/svg+xml,', ''));

test('the fallback has the wordmark’s size and its name', () => {
  const svg = drawn(wordmarkFallback('The Evening Ferry', 210, 36));
  expect(svg).toContain("width='210' height='36'");
  expect(svg).toContain('>The Evening Ferry</text>');
});

test('a long name is set smaller, so that it fits', () => {
  const size = (name: string) =>
    Number(required(/font-size='([\d.]+)'/.exec(drawn(wordmarkFallback(name, 180, 40))))[1]);
  expect(size('Gazette')).toBe(20);
  expect(size('The Very Long Gazette of Record')).toBeLessThan(10);
});

test('special characters in a name are escaped', () => {
  const url = wordmarkFallback('Fish & Fur <No. 1> Café "#9"', 180, 40);
  expect(url).not.toMatch(/["<>#]|[^ -~]/);
  expect(drawn(url)).toContain('>Fish &amp; Fur &lt;No. 1> Café "#9"</text>');
});
