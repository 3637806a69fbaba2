import readExif from 'exif-reader';
import sharp from 'sharp';

/** Pixels. The site never shows an image with a longer side than this. */
export const LONG_SIDE = 2400;

/** Bytes. A 2400-pixel photo at good quality is about 1 MB; over 2 MB it only slows down builds. */
export const HEAVY = 2_000_000;

export type PictureFacts = {
  /** As sharp names it: AVIF is "heif". */
  format: string;
  /** Pixels, after Exif rotation. */
  width: number;
  height: number;
  bytes: number;
  /** Stored rotated or mirrored, with an Exif orientation. */
  isRotated: boolean;
  hasGps: boolean;
  isAnimated: boolean;
  isTruncated: boolean;
};

export async function readPictureFacts(picture: Buffer): Promise<PictureFacts | undefined> {
  // For an empty file, sharp throws synchronously.
  const metadata = await Promise.try(() => sharp(picture).metadata()).catch(() => undefined);
  if (metadata === undefined) return undefined;
  const { format, autoOrient, orientation = 1, exif, xmp, pages = 1 } = metadata;
  const text = xmp?.toString('utf8') ?? '';
  return {
    format,
    width: autoOrient.width,
    height: autoOrient.height,
    bytes: picture.length,
    isRotated: orientation > 1,
    // Phones write GPS data to Exif, image editors to XMP.
    hasGps: /\bexif:GPSL(?:at|ong)itude\b/.test(text) || exifHasGps(exif),
    isAnimated: pages > 1,
    isTruncated: await isTruncated(picture, format),
  };
}

/** Cameras without GPS reception write the GPSInfo group without a latitude. */
function exifHasGps(exif: Buffer | undefined): boolean {
  try {
    return exif !== undefined && readExif(exif).GPSInfo?.GPSLatitude !== undefined;
  } catch {
    // Truncated Exif data.
    return false;
  }
}

async function isTruncated(picture: Buffer, format: string): Promise<boolean> {
  // sharp can't read the metadata of a truncated WebP, so this point isn't reached for one.
  if (format === 'webp') return false;
  const last = (mark: string) => picture.lastIndexOf(mark, undefined, 'hex');
  // The end marker must follow the last scan, because an embedded thumbnail has an end marker too.
  const isWhole = format === 'jpeg' ? last('ffda') < last('ffd9') : picture.includes('IEND', -16);
  if (isWhole) return false;
  // Decoding is slow, so it is done only if the end marker is missing.
  const pixels = sharp(picture, { failOn: 'truncated' }).stats();
  return pixels.then(
    () => false,
    () => true,
  );
}

export function isTooLarge({ width, height, bytes }: PictureFacts): boolean {
  return Math.max(width, height) > LONG_SIDE || bytes > HEAVY;
}

/** PNG keeps every pixel, so a photograph in it can't get smaller. */
export const isHeavyPng = ({ format, width, height, bytes }: PictureFacts): boolean =>
  format === 'png' && bytes > HEAVY && Math.max(width, height) <= LONG_SIDE;

export const AS_JPEG = 'export it as JPEG, and use that file instead';

export const needsFixing = (facts: PictureFacts): boolean =>
  facts.isRotated || facts.hasGps || facts.isAnimated || isTooLarge(facts);
