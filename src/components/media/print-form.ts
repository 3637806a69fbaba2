/** The classes that crop a picture's paper margin in light mode (styles/pictures.css). */
export function printForm({ width, height }: { width: number; height: number }): string {
  const proportion = width / height;
  if (proportion > 1.5) return 'print print--wide';
  return proportion > 1 ? 'print print--landscape' : 'print print--tall';
}
