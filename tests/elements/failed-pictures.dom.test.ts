import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPictures } from '../../src/elements/failed-pictures.ts';

let stop = () => {};
let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function show(html: string): HTMLImageElement {
  document.body.innerHTML = html;
  return document.querySelector('img')!;
}

const fail = (picture: HTMLImageElement) => picture.dispatchEvent(new Event('error'));

/** A picture whose loading is over, well or badly: browsers tell by its width. */
function isOver(picture: HTMLImageElement, naturalWidth: number): void {
  Object.defineProperty(picture, 'complete', { value: true });
  Object.defineProperty(picture, 'naturalWidth', { value: naturalWidth });
}

test('a picture that fails gives way to its stand-in, and keeps its words and its size', () => {
  const picture = show(
    '<img src="/a.svg" data-stand-in="/b.svg" alt="A paper" width="9" height="4">',
  );
  stop = watchPictures();
  fail(picture);
  expect(picture.getAttribute('src')).toBe('/b.svg');
  expect(picture.outerHTML).toMatch(/alt="A paper" width="9" height="4"/);
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.[0]).toContain('/a.svg');
});

test('a picture that failed before the script ran gives way as well', () => {
  const picture = show('<img src="/a.svg" data-stand-in="/b.svg" alt="">');
  isOver(picture, 0);
  stop = watchPictures();
  expect(picture.getAttribute('src')).toBe('/b.svg');
});

test('a picture that has loaded stays', () => {
  const picture = show('<img src="/a.svg" data-stand-in="/b.svg" alt="">');
  isOver(picture, 120);
  stop = watchPictures();
  expect(picture.getAttribute('src')).toBe('/a.svg');
});

test('no other size or format of the failed picture is left for the browser to choose', () => {
  const picture = show(
    '<picture><source srcset="/a.avif"><img src="/a.jpg" srcset="/a2.jpg 2x" data-stand-in="/b.svg" alt=""></picture>',
  );
  stop = watchPictures();
  fail(picture);
  expect(document.querySelector('source')).toBeNull();
  expect(picture.hasAttribute('srcset')).toBe(false);
});

test('a stand-in that fails too is not tried again', () => {
  const picture = show('<img src="/a.svg" data-stand-in="/b.svg" alt="">');
  stop = watchPictures();
  fail(picture);
  fail(picture);
  expect(log).toHaveBeenCalledOnce();
});

test.each([
  ['while the visitor watches', false],
  ['before the script ran', true],
])('where the stand-in fails too, a last one comes (the first failed %s)', (_, early) => {
  const picture = show(
    '<img src="/a.svg" data-stand-in="/b.png" data-last-stand-in="data:c" alt="Nine Lives Tours">',
  );
  if (early) isOver(picture, 0);
  else Object.defineProperty(picture, 'complete', { value: false });
  stop = watchPictures();
  if (!early) fail(picture);
  expect(picture.getAttribute('src')).toBe('/b.png');
  fail(picture);
  expect(picture.getAttribute('src')).toBe('data:c');
  fail(picture);
  expect(picture.alt).toBe('Nine Lives Tours');
  expect(log).toHaveBeenCalledTimes(2);
});

test('a picture without a stand-in is left to its alternative text', () => {
  const picture = show('<img src="/a.svg" alt="A paper">');
  stop = watchPictures();
  fail(picture);
  expect(picture.getAttribute('src')).toBe('/a.svg');
});
