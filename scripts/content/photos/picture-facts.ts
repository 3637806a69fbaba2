import readExif from 'exif-reader';
import sharp from 'sharp';

/** Pixels. No screen is shown more of a picture's long side than this. */
export const LONG_SIDE = 2400;

/** Bytes. A photograph of 2400 pixels at good quality is about 1 MB; beyond 2 MB it only slows work. */
export const HEAVY = 2_000_000;

/** What a picture's file says of itself. */
export type PictureFacts = {
  /** As sharp names it: "jpeg", "png", "webp", "heif" (an AVIF, too). */
  format: string;
  /** Pixels, as the picture is seen: upright. */
  width: number;
  height: number;
  bytes: number;
  /** Whether it is stored on its side or its head, with a note that says how to turn it. */
  isTurned: boolean;
  /** Whether it says where it was taken. */
  hasPosition: boolean;
  /** Whether the end of the picture is missing. */
  isCutShort: boolean;
};

/** @returns undefined for what is no picture. */
export async function readPictureFacts(picture: Buffer): Promise<PictureFacts | undefined> {
  // An empty file is refused before there is a promise to catch.
  const metadata = await Promise.try(() => sharp(picture).metadata()).catch(() => undefined);
  if (metadata === undefined) return undefined;
  const { format, autoOrient, orientation = 1, exif, xmp } = metadata;
  const text = xmp?.toString('utf8') ?? '';
  return {
    format,
    width: autoOrient.width,
    height: autoOrient.height,
    bytes: picture.length,
    isTurned: orientation > 1,
    // As phones write it (Exif) or as programs do (XMP).
    hasPosition: /\bexif:GPSL(?:at|ong)itude\b/.test(text) || exifHasPosition(exif),
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
  const [scan, end] = ['ffda', 'ffd9'].map((mark) => picture.lastIndexOf(mark, undefined, 'hex'));
  // Decoding takes long, so only a JPEG without an end behind its last scan is decoded.
  if (format !== 'jpeg' || scan === undefined || end === undefined || scan < end) return false;
  return sharp(picture, { failOn: 'truncated' })
    .stats()
    .then(
      () => false,
      () => true,
    );
}

/** Whether a picture has more pixels or bytes than any screen is shown. */
export function isTooLarge({ width, height, bytes }: PictureFacts): boolean {
  return Math.max(width, height) > LONG_SIDE || bytes > HEAVY;
}

/** Whether a picture has to be turned, stripped or shrunk before it is published. */
export const needsFixing = (facts: PictureFacts): boolean =>
  facts.isTurned || facts.hasPosition || isTooLarge(facts);
