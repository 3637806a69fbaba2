/** The address of an open picture: `#photo-23`, which can be shared. */
export function photoHash(id: number): string {
  return `#photo-${id}`;
}

/** The picture a hash names, or undefined when it names none. Other hashes of a page pass through. */
export function photoInHash(hash: string): number | undefined {
  const digits = /^#photo-(\d{1,6})$/.exec(hash)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
