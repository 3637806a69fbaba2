/** The hash of an open picture, which can be shared: `#photo-23`. */
export function photoHash(id: number): string {
  return `#photo-${id}`;
}

/** @returns the picture's id, or undefined for any other hash. */
export function photoInHash(hash: string): number | undefined {
  const digits = /^#photo-(\d{1,6})$/.exec(hash)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
