/**
 * The class that cuts a picture's paper margin off in light colors (styles/base.css).
 *
 * @param size the picture's own.
 */
export function printForm({ width, height }: { width: number; height: number }): string {
  const proportion = width / height;
  if (proportion > 1.5) return 'print print--wide';
  return proportion > 1 ? 'print print--landscape' : 'print print--tall';
}
