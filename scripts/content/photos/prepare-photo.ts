import sharp from 'sharp';
import { formatFileSize } from '../../../src/domain/pictures/file-size.ts';
import { PlainError } from '../../dev/processes.ts';
import { HEIC, kindOf } from './picture-kind.ts';
import { HEAVY, LONG_SIDE, type PictureFacts, readPictureFacts } from './picture-facts.ts';

/** Pixels. Photos with a shorter long side are too small for any page. */
const MIN_LONG_SIDE = 800;

/** Quality and long side, tried in order until the file is small enough. Only grainy photos need the last ones. */
const ATTEMPTS = [
  [82, LONG_SIDE],
  [74, LONG_SIDE],
  [66, LONG_SIDE],
  [66, 1600],
] as const;

export type PreparedPhoto = {
  data: Buffer;
  width: number;
  height: number;
  before: PictureFacts;
};

/**
 * Converts a photo for the site: upright, without metadata (such as GPS data), in sRGB, its long side at
 * most 2400 pixels, as JPEG.
 *
 * @throws PlainError whose message is meant to follow the file's name
 */
export async function preparePhoto(photo: Buffer): Promise<PreparedPhoto> {
  if (kindOf(photo) === 'HEIC') throw new PlainError(`${HEIC.problem}; ${HEIC.fix}`);
  const before = await readPictureFacts(photo);
  if (!before || !READABLE_FORMATS.includes(before.format)) {
    throw new PlainError('is not a readable photo; export it as JPEG');
  }
  const longSide = Math.max(before.width, before.height);
  if (longSide < MIN_LONG_SIDE) {
    throw new PlainError(
      `is too small, ${before.width} × ${before.height} pixels; take the original, with a long side of 1600 pixels or more`,
    );
  }
  return encodePhoto(photo, before, 'jpeg').catch(() => {
    throw new PlainError('is damaged, or was cut short; copy it from the camera again');
  });
}

const READABLE_FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** Like `preparePhoto`, for an image already on the site: it keeps its format and may be small. */
export async function encodePhoto(
  picture: Buffer,
  before: PictureFacts,
  format = before.format,
): Promise<PreparedPhoto> {
  const at = (quality: number, side: number) => {
    const pixels = sharp(picture, { failOn: 'truncated' })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    if (format === 'png') return pixels.png({ compressionLevel: 9 });
    if (format === 'webp') return pixels.webp({ quality });
    if (format === 'heif') return pixels.avif({ quality: quality - 22 });
    return pixels.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true });
  };
  const [first, ...others] = ATTEMPTS;
  let encoded = await at(...first).toBuffer({ resolveWithObject: true });
  for (const [quality, side] of others) {
    if (encoded.data.length <= HEAVY || format === 'png') break;
    encoded = await at(quality, side).toBuffer({ resolveWithObject: true });
  }
  const { data, info } = encoded;
  return { data, width: info.width, height: info.height, before };
}

/** "8.1 MB → 640 kB, 4032 × 3024 → 2400 × 1800, turned upright" */
export function summary({ data, width, height, before }: PreparedPhoto): string {
  const sizes = [`${before.width} × ${before.height}`, `${width} × ${height}`];
  return [
    `${formatFileSize(before.bytes)} → ${formatFileSize(data.length)}`,
    [...new Set(sizes)].join(' → '),
    ...(before.isRotated ? ['turned upright'] : []),
    ...(before.hasGps ? ['GPS location removed'] : []),
  ].join(', ');
}
