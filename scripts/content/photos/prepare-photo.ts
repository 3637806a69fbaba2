import sharp from 'sharp';
import { formatFileSize } from '../../../src/domain/pictures/file-size.ts';
import { PlainError } from '../../dev/processes.ts';
import { HEIC, kindOf } from './picture-kind.ts';
import { HEAVY, LONG_SIDE, type PictureFacts, readPictureFacts } from './picture-facts.ts';

/** Pixels. Photos with a shorter long side are too small for any page. */
const MIN_LONG_SIDE = 800;

/** Tried in order until the file is small enough. Only grainy photos need the lower ones. */
const QUALITIES = [82, 74, 66] as const;

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
  const { data, info } = await encode(photo, 'jpeg').catch(() => {
    throw new PlainError('is damaged, or was cut short; copy it from the camera again');
  });
  return { data, width: info.width, height: info.height, before };
}

const READABLE_FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** Like `preparePhoto`, for an image already on the site: it keeps its format and may be small. */
export async function fixPicture(picture: Buffer): Promise<PreparedPhoto> {
  const before = await readPictureFacts(picture);
  if (!before) throw new PlainError('is not a picture, or is damaged');
  const { data, info } = await encode(picture, before.format);
  return { data, width: info.width, height: info.height, before };
}

async function encode(picture: Buffer, format: string) {
  const pixels = sharp(picture, { failOn: 'truncated' })
    .autoOrient()
    .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const at = (quality: number) => {
    if (format === 'png') return pixels.clone().png({ compressionLevel: 9 });
    if (format === 'webp') return pixels.clone().webp({ quality });
    if (format === 'heif') return pixels.clone().avif({ quality: quality - 22 });
    return pixels.clone().flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true });
  };
  const [first, ...lower] = QUALITIES;
  let encoded = await at(first).toBuffer({ resolveWithObject: true });
  for (const quality of lower) {
    if (encoded.data.length <= HEAVY || format === 'png') break;
    encoded = await at(quality).toBuffer({ resolveWithObject: true });
  }
  return encoded;
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
