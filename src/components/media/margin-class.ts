import '../../styles/pictures.css';

/** The classes that crop a picture's paper margin in light mode (styles/pictures.css). */
export function marginClass({ width, height }: { width: number; height: number }): string {
  const proportion = width / height;
  if (proportion > 1.5) return 'artwork artwork--wide';
  return proportion > 1 ? 'artwork artwork--landscape' : 'artwork artwork--tall';
}
