import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shortenPaths } from '../../scripts/integrations/first-view/short-paths.ts';

// An eye with a curve, an arc and a hole, far from where its box begins.
const EYE =
  'M100.5 120.5C110.2 100.1 130.7 100.1 140.3 120.5C130.7 140.9 110.2 140.9 100.5 120.5ZM112.4 120.5A8 8 0 1 0 128.4 120.5A8 8 0 1 0 112.4 120.5Z';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="90 90 60 60"><g id="d0"><path fill="currentColor" fill-rule="evenodd" d="${EYE}"/></g></svg>`;

const pixels = (drawing: string) =>
  sharp(Buffer.from(drawing))
    .resize({ width: 600 })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer();

test('a drawing with shorter paths is the same drawing', async () => {
  const short = shortenPaths(svg);
  expect(short.length).toBeLessThan(svg.length * 0.9);
  const [before, after] = [await pixels(svg), await pixels(short)];
  const changed = before.filter((value, index) => Math.abs(value - (after[index] ?? -255)) > 64);
  expect(changed).toHaveLength(0);
});

test('what its page refers to and colors stays', () => {
  expect(shortenPaths(svg)).toMatch(/<g id="d0"><path fill="currentColor" fill-rule="evenodd"/);
  expect(shortenPaths(svg)).toContain('viewBox="90 90 60 60"');
});
