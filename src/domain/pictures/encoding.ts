/** How a picture is encoded. */
export type Encoding = {
  /** 1 to 100, as AVIF counts. */
  quality: number;
  /** 0 to 9: the time that the encoder takes to find a smaller file. */
  effort: number;
  /** The bytes that the file may have: one that is heavier is made with less quality. */
  atMost?: number;
};

/** Bytes that the largest picture of a phone's first view may have. */
export const PHONE_BYTES = 25_000;

/**
 * A page's first picture, in AVIF. `npm run pictures -- --curve` prints what was chosen from: effort 3 leaves
 * a seventh less than effort 1 at the same likeness, and effort 4 takes three times as long for a hair more.
 */
export const FIRST_PICTURE = {
  phone: { quality: 50, effort: 3, atMost: PHONE_BYTES },
  desk: { quality: 48, effort: 3 },
} as const satisfies Record<string, Encoding>;

/**
 * An encoding as one word, for a picture's `quality`: the file's name and its place among those kept from an
 * earlier build follow from that word, so a change of it is a new file.
 */
export function encodingWord({ quality, effort, atMost }: Encoding): string {
  return `q${quality}e${effort}${atMost ? `max${atMost}` : ''}`;
}

/** What a word says, or undefined for one that `encodingWord` did not write. */
export function readEncoding(word: unknown): Encoding | undefined {
  const parts = /^q(\d+)e(\d)(?:max(\d+))?$/.exec(String(word));
  if (!parts) return undefined;
  const [, quality, effort, atMost] = parts;
  return {
    quality: Number(quality),
    effort: Number(effort),
    ...(atMost ? { atMost: Number(atMost) } : {}),
  };
}
