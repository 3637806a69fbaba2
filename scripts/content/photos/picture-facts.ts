import readExif from 'exif-reader';
import sharp from 'sharp';

/** Pixels. No screen is shown more of a picture's long side than this. */
export const LONG_SIDE = 2400;

/** Bytes. A photograph of 2400 pixels at good quality is about 1 MB; beyond 2 MB it only slows work. */
export const HEAVY = 2_000_000;

export type PictureFacts = {
  /** "heif" for an AVIF. */
  format: string;
  /** Pixels, as the picture is seen: upright. */
  width: number;
  height: number;
  bytes: number;
  /** Stored on its side or its head, with a note that says how to turn it. */
  isTurned: boolean;
  hasPosition: boolean;
  isMoving: boolean;
  isCutShort: boolean;
};

export async function readPictureFacts(picture: Buffer): Promise<PictureFacts | undefined> {
  // An empty file is refused before there is a promise to catch.
  const metadata = await Promise.try(() => sharp(picture).metadata()).catch(() => undefined);
  if (metadata === undefined) return undefined;
  const { format, autoOrient, orientation = 1, exif, xmp, pages = 1 } = metadata;
  const text = xmp?.toString('utf8') ?? '';
  return {
    format,
    width: autoOrient.width,
    height: autoOrient.height,
    bytes: picture.length,
    isTurned: orientation > 1,
    // As phones write it (Exif) or as programs do (XMP).
    hasPosition: /\bexif:GPSL(?:at|ong)itude\b/.test(text) || exifHasPosition(exif),
    isMoving: pages > 1,
    isCutShort: await isCutShort(picture, format),
  };
}

/** A camera without reception writes the group and leaves the latitude out. */
function exifHasPosition(exif: Buffer | undefined): boolean {
  try {
    return exif !== undefined && readExif(exif).GPSInfo?.GPSLatitude !== undefined;
  } catch {
    // Cut short: it says nothing that can be read.
    return false;
  }
}

async function isCutShort(picture: Buffer, format: string): Promise<boolean> {
  // Without its end, it has no facts.
  if (format === 'webp') return false;
  const last = (mark: string) => picture.lastIndexOf(mark, undefined, 'hex');
  // Behind the last scan: a small picture for cameras to show may end before it.
  const isWhole = format === 'jpeg' ? last('ffda') < last('ffd9') : picture.includes('IEND', -16);
  if (isWhole) return false;
  // Decoding takes long, so only a picture without its end is decoded.
  const pixels = sharp(picture, { failOn: 'truncated' }).stats();
  return pixels.then(
    () => false,
    () => true,
  );
}

export function isTooLarge({ width, height, bytes }: PictureFacts): boolean {
  return Math.max(width, height) > LONG_SIDE || bytes > HEAVY;
}

export const needsFixing = (facts: PictureFacts): boolean =>
  facts.isTurned || facts.hasPosition || facts.isMoving || isTooLarge(facts);
