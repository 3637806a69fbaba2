import { expect, test } from 'vitest';
import { fallbackImage } from '../../../src/domain/pictures/fallback-image.ts';
import { formatFileSize } from '../../../src/domain/pictures/file-size.ts';
import { photoInHash } from '../../../src/domain/pictures/photo-hash.ts';
import { picturesByTour } from '../../../src/domain/pictures/pictures-by-tour.ts';
import { wrapIndex } from '../../../src/domain/pictures/wrap-index.ts';

test.each([
  [11, 0],
  [101, 2],
])('the fallback of picture %d is number %i', (id, index) => {
  expect(fallbackImage(id)).toBe(index);
});

test.each([
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [1_449_000, '1.4 MB'],
])('formatFileSize(%i) is %s', (bytes, expected) => {
  expect(formatFileSize(bytes)).toBe(expected);
});

test.each(['', '#book-now', '#photo-', '#photo-1x', '#photo--1', 'photo-1', '#a#photo-1'])(
  'photoInHash rejects "%s"',
  (hash) => {
    expect(photoInHash(hash)).toBeUndefined();
  },
);

test.each([
  ['after the last comes the first', 51, 1, 0],
  ['before the first comes the last', 0, -1, 51],
  ['in between, the next', 4, 1, 5],
])('wrapIndex: %s', (_, index, steps, expected) => {
  expect(wrapIndex(index, steps, 52)).toBe(expected);
});

test('pictures by tour are in the order of the tours, then those of none, without tours that are not open', () => {
  const harbor = { id: 1, tour: 'harbor' };
  const none = { id: 2, tour: undefined };
  const hill = { id: 3, tour: 'hill' };
  const gone = { id: 4, tour: 'gone' };
  const another = { id: 5, tour: 'harbor' };
  const groups = picturesByTour([harbor, none, hill, gone, another], ['hill', 'park', 'harbor']);
  expect(groups).toEqual([
    { tour: 'hill', pictures: [hill] },
    { tour: 'harbor', pictures: [harbor, another] },
    { tour: undefined, pictures: [none] },
  ]);
});
