import { formatFileSize } from '../../../src/domain/pictures/file-size.ts';
import type { Content } from '../check/read/content.ts';
import type { Diagnostic } from '../check/read/diagnostic.ts';
import { picturesOf } from '../check/pictures.ts';
import type { Entry, Place } from '../check/read/entries.ts';
import { isPicture, kindOf } from '../photos/picture-kind.ts';
import {
  AS_JPEG,
  isHeavyPng,
  isTooLarge,
  type PictureFacts,
  readPictureFacts,
} from '../photos/picture-facts.ts';

/** A place where pictures are shown: the pixels needed on the long side, and the aspect ratio if it crops. */
type Frame = readonly [name: string, longSide: number, width?: number, height?: number];

const HERO: Frame = ['a hero', 1600, 16, 9];
const GALLERY: Frame = ['a picture of the gallery', 1200];
const FRAMES: Readonly<Record<string, Frame>> = {
  blog: HERO,
  people: ['a portrait', 1200, 4, 5],
  reels: ['a reel', 1600, 9, 16],
  galleryTours: GALLERY,
  galleryFans: GALLERY,
};

function frameOf({ collection }: Entry, place: Place): Frame | undefined {
  const fields = typeof place === 'number' ? [] : place;
  if (fields.includes('cover')) return ['a tour’s cover', 1600, 3, 4];
  if (fields.includes('hero')) return HERO;
  if (typeof place === 'number') return undefined;
  return FRAMES[collection] ?? (fields.includes('poster') ? ['a poster', 1600, 16, 9] : undefined);
}

/** The largest share of a picture that a frame may crop. From 3:2 to 16:9 it is 0.16. */
const MAX_CROP = 0.2;

export async function checkPictureFiles({ files, entries }: Content) {
  const faults: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  const facts = new Map<string, PictureFacts>();
  for (const file of files.paths.filter(isPicture)) {
    const fault = (problem: string, fix: string) => ({ file, line: 1, field: '', problem, fix });
    const bytes = files.read(file);
    const picture = await readPictureFacts(bytes);
    if (/svg$/i.test(file)) {
      if (!picture) faults.push(fault('the drawing cannot be read', 'export it again'));
      continue;
    }
    // Files that aren't images are reported by checkPictures, where they are referenced.
    if (picture ? picture.isTruncated : kindOf(bytes) === 'photograph') {
      faults.push(fault('the picture is cut short', 'copy it again'));
    }
    if (!picture) continue;
    facts.set(file, picture);
    const fix = `run npm run add:photos "${file}"`;
    const size = `${picture.width} × ${picture.height} pixels and ${formatFileSize(picture.bytes)}`;
    if (picture.isAnimated) faults.push(fault('the picture is animated', fix));
    if (picture.hasGps) faults.push(fault('the picture contains its GPS location', fix));
    if (picture.isRotated) warnings.push(fault('the picture is stored on its side', fix));
    if (isTooLarge(picture)) {
      const remedy = isHeavyPng(picture) ? AS_JPEG : fix;
      warnings.push(fault(`it has ${size}, more than any page shows`, remedy));
    }
  }
  for (const entry of entries) {
    for (const { file, place } of picturesOf(entry)) {
      const [picture, frame] = [facts.get(file), frameOf(entry, place)];
      const fix = picture && frame && findMisfit(picture, frame);
      const problem = `"${file}" has ${picture?.width} × ${picture?.height} pixels`;
      if (fix) warnings.push(entry.diagnosticAt(place, problem, fix));
    }
  }
  return { faults, warnings };
}

function findMisfit({ width, height }: PictureFacts, [name, longSide, wide, tall]: Frame) {
  if (wide !== undefined && tall !== undefined) {
    const [actual, target] = [width / height, wide / tall];
    const cut = 1 - Math.min(actual, target) / Math.max(actual, target);
    const percent = Math.round(cut * 100);
    if (cut > MAX_CROP) return `${name} is ${wide}:${tall}, and would cut ${percent}% off: crop it`;
  }
  return Math.max(width, height) < longSide
    ? `${name} needs ${longSide} on its long side`
    : undefined;
}
