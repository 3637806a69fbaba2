/** A file that the press may take away, made while the site is built. */
export type PressFile = {
  /** Its name, which is also the end of its address: `/press-kit/<file>`. */
  file: string;
  /** Its media type. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** What it is beside its size, in a word or two: "PNG, 2400 × 590 px". */
  detail: string;
};
