/** The address of an open picture: `#photo-23`, which can be shared. */
export function photoHash(id: number): string {
  return `#photo-${id}`;
}

/** The picture a hash names, or undefined when it names none. Other hashes of a page pass through. */
export function photoInHash(hash: string): number | undefined {
  const digits = /^#photo-(\d{1,6})$/.exec(hash)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * The place `steps` after `index` in a row of `count`, which is a ring: after the last comes the
 * first (specification, section 4).
 *
 * @param count at least 1.
 */
export function stepInRing(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}
