import { basename } from 'node:path';
import sharp from 'sharp';
import { FIRST_PICTURE, PHONE_BYTES } from '../../../src/domain/pictures/encoding.ts';
import { likeness } from './likeness.ts';

/** As wide as the files of a page's first picture: a phone's, and a fine desk's. */
const WIDTHS = { phone: 690, desk: 1440 } as const;
const QUALITIES = [40, 45, 48, 50, 55, 65];
/** Of the encoder: what quality costs in bytes, at each. */
const EFFORTS = [1, 3, 5, 6];

type Point = { quality: number; effort: number; bytes: number; score: number; seconds: number };

/** Encodes a picture in one way, and says what came of it. */
async function point(original: Buffer, quality: number, effort: number): Promise<Point> {
  const start = performance.now();
  const made = await sharp(original).avif({ quality, effort }).toBuffer();
  const seconds = (performance.now() - start) / 1000;
  const score = await likeness(original, made);
  return { quality, effort, bytes: made.length, score, seconds };
}

/**
 * Prints, for a picture at the widths at which it is shown first on a page: the bytes, the likeness and the
 * seconds of each quality at each effort, and a mark at the one that the site uses.
 *
 * @param file a print or a photograph.
 */
export async function printCurve(file: string): Promise<void> {
  for (const [kind, width] of Object.entries(WIDTHS) as [keyof typeof WIDTHS, number][]) {
    const original = await sharp(file)
      .rotate()
      .resize(width, Math.round((width * 9) / 16), { fit: 'cover' })
      .png()
      .toBuffer();
    console.log(`\n${basename(file)}, ${width} px: kB, likeness (SSIMULACRA 2), seconds`);
    console.log(
      ['quality', ...EFFORTS.map((effort) => `effort ${effort}`)]
        .map((head) => head.padStart(20))
        .join(''),
    );
    for (const quality of QUALITIES) {
      const points: Point[] = [];
      // One by one, or each would take the time of the others.
      for (const effort of EFFORTS) points.push(await point(original, quality, effort));
      console.log(String(quality).padStart(20) + points.map((each) => cell(each, kind)).join(''));
    }
  }
}

function cell({ quality, effort, bytes, score, seconds }: Point, kind: keyof typeof WIDTHS) {
  const chosen = FIRST_PICTURE[kind];
  const isChosen = quality === chosen.quality && effort === chosen.effort;
  const isHeavy = kind === 'phone' && bytes > PHONE_BYTES;
  const mark = isHeavy ? '!' : isChosen ? '<' : ' ';
  const text = `${(bytes / 1000).toFixed(1)} ${score.toFixed(1)} ${seconds.toFixed(2)}`;
  return `${text}${mark}`.padStart(20);
}
