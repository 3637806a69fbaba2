import { COLUMN_WIDTHS, LARGEST_WIDTH } from '../../domain/pictures/photo-sizes.ts';

type Size = { width: number; height: number };

/** File widths for a picture in pixels, ascending; none larger than the original. */
export function fileWidths({ width }: Size): number[] {
  const largest = Math.min(width, LARGEST_WIDTH);
  return [...COLUMN_WIDTHS.filter((wide) => wide < largest), largest];
}

/**
 * CSS that reserves each picture's space before it loads. Selects by gallery number and position, since the CSP
 * forbids `style` attributes.
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
