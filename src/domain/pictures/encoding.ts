/** How a picture is encoded. */
export type Encoding = {
  /** 1 to 100, as AVIF counts. */
  quality: number;
  /** 0 to 9: the time that the encoder takes to find a smaller file. */
  effort: number;
  /** The bytes that the file may have: one that is heavier is made with this effort and less quality. */
  atMost?: { bytes: number; effort: number };
};

/**
 * Bytes that the largest picture of a phone's first view may have: with the logo and the drawings of a page
 * that is too long to hold them, as much as a new connection brings in its second round trip.
 */
export const PHONE_BYTES = 19_500;

/**
 * A page's first picture, in AVIF. Measured with this site's prints: effort 3 leaves a seventh less than effort 1
 * at the same likeness. Effort 5 takes five times as long and leaves three points more of likeness at the same
 * bytes: it is kept for pictures that are too heavy without it.
 */
export const FIRST_PICTURE = {
  phone: { quality: 50, effort: 3, atMost: { bytes: PHONE_BYTES, effort: 5 } },
  desk: { quality: 48, effort: 3 },
} as const satisfies Record<string, Encoding>;

/**
 * An encoding as one word, for a picture's `quality`: the file's name and its place among those kept from an
 * earlier build follow from that word, so a change of it is a new file.
 */
export function encodingWord({ quality, effort, atMost }: Encoding): string {
  return `q${quality}e${effort}${atMost ? `max${atMost.bytes}e${atMost.effort}` : ''}`;
}

/** What a word says, or undefined for one that `encodingWord` did not write. */
export function readEncoding(word: unknown): Encoding | undefined {
  const parts = /^q(\d+)e(\d)(?:max(\d+)e(\d))?$/.exec(String(word));
  if (!parts) return undefined;
  const [, quality, effort, bytes, more] = parts;
  return {
    quality: Number(quality),
    effort: Number(effort),
    ...(bytes ? { atMost: { bytes: Number(bytes), effort: Number(more) } } : {}),
  };
}
