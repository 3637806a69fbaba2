import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { replaceBrokenImages } from '../../src/scripts/image-fallback.ts';

let log: ReturnType<typeof vi.spyOn>;
beforeAll(() => {
  replaceBrokenImages();
});
beforeEach(() => {
  log = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

function show(html: string): HTMLImageElement {
  document.body.innerHTML = html;
  const image = document.querySelector('img');
  if (!image) throw new Error('An image was expected.');
  return image;
}
const fail = (image: HTMLImageElement) => image.dispatchEvent(new Event('error'));

test('a failed image shows its fallback with the same alt text and size', () => {
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

test('a failed fallback shows the next one, and the last is tried once', () => {
  const image = show('<img src="/a.svg" data-fallback="/b.png|data:image/svg+xml,c c">');
  fail(image);
  fail(image);
  expect(image.getAttribute('src')).toBe('data:image/svg+xml,c c');
  fail(image);
  expect(log).toHaveBeenCalledTimes(2);
});

/** A picture in some state when the script starts; `decode` is the browser's verdict. */
async function srcAfterStart(state: { naturalWidth: number; complete: boolean }, isSound: boolean) {
  const image = show('<img src="/a.svg" data-fallback="/b.svg" alt="A paper">');
  for (const [name, value] of Object.entries(state)) Object.defineProperty(image, name, { value });
  const answer = isSound ? Promise.resolve() : Promise.reject(new Error('EncodingError'));
  image.decode = () => answer;
  replaceBrokenImages();
  await answer.catch(() => {});
  await Promise.resolve();
  return image.getAttribute('src');
}

test('an image that failed before the script shows its fallback', async () => {
  expect(await srcAfterStart({ naturalWidth: 0, complete: true }, false)).toBe('/b.svg');
});

test('an SVG without a size that loaded before the script stays', async () => {
  expect(await srcAfterStart({ naturalWidth: 0, complete: true }, true)).toBe('/a.svg');
});
