/** A press kit download, generated at build time. */
export type PressFile = {
  /** The file name in its URL: `/press-kit/<file>`. */
  file: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Format and dimensions: "PNG, 2400 × 590 px". */
  detail: string;
};
