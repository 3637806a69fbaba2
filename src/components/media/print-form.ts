/**
 * The class that cuts a picture's paper margin off in light colors (styles/base.css).
 *
 * @param proportion the picture's width over its height.
 */
export function printForm(proportion: number): string {
  if (proportion > 1.5) return 'print print--wide';
  return proportion > 1 ? 'print print--landscape' : 'print print--tall';
}
