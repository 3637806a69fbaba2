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

/** The measures that the rules for one width give a picture, by the number of its gallery and its place. */
function measuresOf(css: string, gallery: number, place: number): Map<string, string> {
  const measures = new Map<string, string>();
  for (const [, selectors = '', declarations = ''] of css.matchAll(/([^{}]+)\{([^{}]+)\}/g)) {
    const isMeant = selectors.split(',').some((selector) => {
      const [, number, sign, end] =
        /^\[data-gallery="(\d+)"\]>:nth-child\((-n\+)?(\d+)\)$/.exec(selector) ?? [];
      if (Number(number) !== gallery) return false;
      return sign ? place <= Number(end) : place === Number(end);
    });
    if (!isMeant) continue;
    for (const declaration of declarations.split(';')) {
      const [name = '', value = ''] = declaration.split(':');
      measures.set(name, value);
    }
  }
  return measures;
}

/** The rules for all widths, those for a desk, and those for a very wide one. */
function split(css: string): { all: string; desk: string; wide: string } {
  const [all = '', , desk = '', wide = ''] = css.split(/@media [^{]+\{/);
  return { all, desk, wide };
}

/** What a page's pictures have of a row at most, in rem, less a gap between each two. */
const ROOM = { page: 75.125, gap: 2.5 };

describe('the rows of galleries', () => {
  test('give each picture its shape, and those of one row the same measures', () => {
    const css = planGalleries([[wide, tall, wide, wide, tall, wide], [tall]]);
    const { all, desk } = split(css);
    const shapes = [1, 2, 3, 4, 5, 6].map((place) => measuresOf(all, 0, place).get('--shape'));
    expect(shapes).toEqual(['1.3333', '0.75', '1.3333', '1.3333', '0.75', '1.3333']);
    expect(measuresOf(all, 1, 1).get('--shape')).toBe('0.75');
    // Two rows of three, each as wide as its shapes together, with two gaps.
    for (const place of [1, 2, 3, 4, 5, 6]) {
      expect(measuresOf(desk, 0, place).get('--row')).toBe('3.4167');
      expect(measuresOf(desk, 0, place).get('--gaps')).toBe('2');
    }
  });

  test('do not stretch a picture that is alone in its gallery', () => {
    const { desk } = split(planGalleries([[wide], [wide, wide, wide]]));
    expect(measuresOf(desk, 0, 1).get('--grow')).toBe('0');
    expect(measuresOf(desk, 1, 1).get('--grow')).toBe('initial');
  });

  test.each([
    ['desk', 16],
    ['wide', 18],
  ] as const)('have files that are sharp on a %s, at %i px a rem', (name, rem) => {
    fc.assert(
      fc.property(galleries, (all) => {
        const { all: shapes, ...rules } = split(planGalleries(all));
        for (const [gallery, pictures] of all.entries()) {
          for (const [index, picture] of pictures.entries()) {
            const row = measuresOf(rules[name], gallery, index + 1);
            const shape = Number(measuresOf(shapes, gallery, index + 1).get('--shape'));
            const room = ROOM.page - ROOM.gap * Number(row.get('--gaps'));
            const shown = (rem * room * shape) / Number(row.get('--row'));
            // A row of two has less room for gaps.
            expect(shown).toBeLessThanOrEqual(1.02 * (fileWidths(picture)[0] ?? 0));
          }
        }
      }),
    );
  });
});
