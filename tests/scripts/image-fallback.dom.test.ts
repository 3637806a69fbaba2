import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

let log: ReturnType<typeof vi.spyOn>;
// Once a page, as in its head.
beforeAll(() => {
  new Function(readFileSync('src/scripts/image-fallback.js', 'utf8'))();
});
beforeEach(() => {
  log = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function show(html: string): HTMLImageElement {
  document.body.innerHTML = html;
  const image = document.querySelector('img');
  if (!image) throw new Error('An image was expected.');
  return image;
}
const fail = (image: HTMLImageElement) => image.dispatchEvent(new Event('error'));

test('an image that fails gives way to its fallback and keeps its words and its size', () => {
  const image = show(
    '<picture><source srcset="/a.avif"><img src="/a.svg" srcset="/a2.svg 2x" data-fallback="/b.svg" alt="A paper" width="9" height="4"></picture>',
  );
  fail(image);
  expect(image.getAttribute('src')).toBe('/b.svg');
  expect(image.getAttribute('srcset')).toBe('');
  expect(document.querySelector('source')).toBeNull();
  expect([image.alt, image.width, image.height]).toEqual(['A paper', 9, 4]);
  expect(log).toHaveBeenCalledOnce();
});

test('a fallback that fails gives way to the next, and the last is not tried for ever', () => {
  const image = show('<img src="/a.svg" data-fallback="/b.png|data:image/svg+xml,c c">');
  fail(image);
  fail(image);
  expect(image.getAttribute('src')).toBe('data:image/svg+xml,c c');
  fail(image);
  expect(log).toHaveBeenCalledTimes(2);
});

test('an image that names no fallback is left alone', () => {
  const image = show('<img src="/a.svg">');
  fail(image);
  expect(image.getAttribute('src')).toBe('/a.svg');
  expect(log).not.toHaveBeenCalled();
});

test('an error of the page itself is nobody’s image', () => {
  window.dispatchEvent(new Event('error'));
  expect(log).not.toHaveBeenCalled();
});
