export type Encoding = {
  /** AVIF quality, 1 to 100. */
  quality: number;
  /** AVIF effort, 0 to 9. */
  effort: number;
  /** A file over `bytes` is encoded again with this effort and less quality. */
  atMost?: { bytes: number; effort: number };
};

/** Limit for a phone's first picture: what a new connection brings in its second round trip. */
export const PHONE_BYTES = 19_500;

/**
 * A page's first picture, in AVIF. Measured with this site's pictures: effort 3 saves a seventh of effort 1's
 * bytes at the same similarity. Effort 5 takes five times as long, so it is used only above the limit.
 */
export const FIRST_PICTURE = {
  phone: { quality: 50, effort: 3, atMost: { bytes: PHONE_BYTES, effort: 5 } },
  desk: { quality: 48, effort: 3 },
} as const satisfies Record<string, Encoding>;

/** Serializes for Astro's `quality`, which is part of the file's name and cache key. */
export function serializeEncoding({ quality, effort, atMost }: Encoding): string {
  return `q${quality}e${effort}${atMost ? `max${atMost.bytes}e${atMost.effort}` : ''}`;
}

/** @returns undefined for a text that `serializeEncoding` did not write. */
export function parseEncoding(word: unknown): Encoding | undefined {
  const parts = /^q(\d+)e(\d)(?:max(\d+)e(\d))?$/.exec(String(word));
  if (!parts) return undefined;
  const [, quality, effort, bytes, more] = parts;
  return {
    quality: Number(quality),
    effort: Number(effort),
    ...(bytes ? { atMost: { bytes: Number(bytes), effort: Number(more) } } : {}),
  };
}
