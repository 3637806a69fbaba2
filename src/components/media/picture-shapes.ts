import { COLUMN_WIDTHS, LARGEST_WIDTH } from '../../domain/pictures/photo-sizes.ts';

type Size = { width: number; height: number };

/** The widths of the files that a picture needs, small to large, in pixels; none above its own. */
export function fileWidths({ width }: Size): number[] {
  const largest = Math.min(width, LARGEST_WIDTH);
  return [...COLUMN_WIDTHS.filter((wide) => wide < largest), largest];
}

/**
 * The rules that give each picture its shape, so that it has its room before its file has come. By the number of
 * the gallery and the picture's place in it: a page's security policy allows no styles in the markup.
 */
export function shapeRules(galleries: readonly (readonly Size[])[]): string {
  const pictures = galleries.flatMap((sizes, number) =>
    sizes.map(({ width, height }, index) => ({
      selector: `[data-gallery="${number}"]>:nth-child(${index + 1})`,
      shape: Math.round((width / height) * 1e4) / 1e4,
    })),
  );
  return [...Map.groupBy(pictures, ({ shape }) => shape)]
    .map(([shape, alike]) => `${alike.map(({ selector }) => selector).join(',')}{--shape:${shape}}`)
    .join('');
}
