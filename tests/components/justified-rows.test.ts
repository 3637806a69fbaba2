import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileWidths, planGalleries } from '../../src/components/media/justified-rows.ts';

const wide = { width: 1600, height: 1200 };
const tall = { width: 1200, height: 1600 };

/** A photograph of any shape between a tall phone’s and a panorama. */
const size = fc
  .tuple(fc.integer({ min: 1600, max: 6000 }), fc.double({ min: 0.5, max: 2.4, noNaN: true }))
  .map(([width, shape]) => ({ width, height: Math.round(width / shape) }));
const galleries = fc.array(fc.array(size, { maxLength: 30 }), { maxLength: 4 });

describe('the files of a picture', () => {
  test('are alike in height, and the last is the one that the viewer shows', () => {
    expect(fileWidths(wide)).toEqual([448, 896, 1600]);
    expect(fileWidths(tall)).toEqual([252, 504, 1200]);
    expect(fileWidths({ width: 6000, height: 4500 })).toEqual([448, 896, 1600]);
  });

  test('are never larger than the picture', () => {
    expect(fileWidths({ width: 500, height: 375 })).toEqual([448, 500]);
    expect(fileWidths({ width: 90, height: 120 })).toEqual([90]);
  });
});

describe('the places of pictures in galleries', () => {
  test('are as many as the pictures, and each has its rules', () => {
    fc.assert(
      fc.property(galleries, (all) => {
        const { css, places } = planGalleries(all);
        expect(places.map(({ length }) => length)).toEqual(all.map(({ length }) => length));
        for (const { shape, tablet, desk } of places.flat()) {
          expect(css).toContain(`[data-shape="${shape}"]{`);
          expect(css).toContain(`[data-tablet="${tablet}"]{`);
          expect(css).toContain(`[data-desk="${desk}"]{`);
        }
      }),
    );
  });

  test('share their rules where they can', () => {
    const [places] = planGalleries([[wide, wide, wide, wide, wide, wide]]).places;
    expect(new Set(places?.map((place) => JSON.stringify(place))).size).toBe(1);
  });

  test('do not stretch a picture that is alone in its gallery', () => {
    expect(planGalleries([[wide]]).css).toContain('--grow:0');
    expect(planGalleries([[wide, wide, wide]]).css).not.toContain('--grow:0');
  });

  test('are never wider on a desk than the smallest file is sharp', () => {
    fc.assert(
      fc.property(galleries, (all) => {
        const { places } = planGalleries(all);
        for (const [index, pictures] of all.entries()) {
          for (const [place, picture] of pictures.entries()) {
            const sizes = places[index]?.[place]?.sizes ?? '';
            const rem = Number(/^\(min-width:82rem\) (\d+)rem/.exec(sizes)?.[1]);
            // To the nearest rem, which `sizes` is rounded to; a row of two has less room for gaps.
            expect((rem - 0.5) * 16).toBeLessThanOrEqual(1.02 * (fileWidths(picture)[0] ?? 0));
          }
        }
      }),
    );
  });
});
