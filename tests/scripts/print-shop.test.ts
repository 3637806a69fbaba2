import { describe, expect, test } from 'vitest';
import { sheet } from '../../scripts/print-shop/press.ts';
import { outline } from '../../scripts/print-shop/shapes.ts';
import { scenes, tourPrints } from '../../scripts/print-shop/scenes/all.ts';

describe('the print shop', () => {
  test('the tour gallery has a picture for each of its 52 places', () => {
    expect(tourPrints.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 52 }, (_, n) => n + 1),
    );
  });

  test('no two scenes print over each other, and no two are described in the same words', () => {
    expect(new Set(scenes.map(({ file }) => file)).size).toBe(scenes.length);
    expect(new Set(scenes.map(({ alt }) => alt)).size).toBe(scenes.length);
  });

  test.each(scenes)(
    'someone who cannot see $file hears what is drawn in it',
    ({ alt, caption }) => {
      expect(alt.length).toBeGreaterThanOrEqual(60);
      expect(alt.length).toBeLessThanOrEqual(140);
      expect(alt).not.toMatch(/^(a |an )?(picture|image|photo)/i);
      expect(caption).not.toBe('');
    },
  );

  test.each(scenes)('$file is drawn whole, and the same each time', (scene) => {
    const block = sheet(scene);
    expect(block).not.toMatch(/NaN|undefined|Infinity/);
    expect(sheet(scene)).toBe(block);
  });

  test('a slip in an outline is named', () => {
    expect(outline('0 0, 10 -4!')).toEqual([
      [0, 0],
      [10, -4, 1],
    ]);
    expect(() => outline('0 0, 10')).toThrow('"10" is not a point');
  });
});
