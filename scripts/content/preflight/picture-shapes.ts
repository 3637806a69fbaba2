import { posix } from 'node:path';
import type { CollectionName, Entry } from '../check/read/entries.ts';
import { eachText } from '../check/read/each-text.ts';
import type { Path } from '../check/read/parsed-file.ts';
import type { Diagnostic } from '../check/diagnostic.ts';
import type { PictureFacts } from '../photos/picture-facts.ts';

/** A place for pictures on the site, which cuts them to its shape. */
type Frame = {
  /** As a message names it. */
  name: string;
  /** Width and height; a place without them shows a picture whole. */
  shape?: readonly [number, number];
  /** Pixels that the long side needs to be sharp. */
  longSide: number;
};

const HERO: Frame = { name: 'a hero', shape: [16, 9], longSide: 1600 };
const POSTER: Frame = { name: 'a video’s poster', shape: [16, 9], longSide: 1600 };
const COVER: Frame = { name: 'a tour’s cover', shape: [3, 4], longSide: 1600 };
const REEL: Frame = { name: 'a reel', shape: [9, 16], longSide: 1600 };
const PORTRAIT: Frame = { name: 'a portrait', shape: [4, 5], longSide: 1200 };
const GALLERY: Frame = { name: 'a picture of the gallery', longSide: 1200 };

const FRAMES: Readonly<Partial<Record<CollectionName, Frame>>> = {
  blog: HERO,
  people: PORTRAIT,
  reels: REEL,
  galleryTours: GALLERY,
  galleryFans: GALLERY,
};

/** The part of a picture that a frame may cut off before it is worth a word: 3:2 in 16:9 loses 0.16. */
const MOST_CUT = 0.2;

/** Where an entry shows a picture that a field names. */
function frameOf({ collection }: Entry, path: Path): Frame | undefined {
  const field = path.filter((step) => step !== 'src');
  if (field.at(-1) === 'cover') return COVER;
  if (field.includes('hero')) return HERO;
  return FRAMES[collection] ?? (field.at(-1) === 'poster' ? POSTER : undefined);
}

/**
 * Finds pictures that are too small for their place, or lose much of themselves in its shape.
 *
 * @param facts the pictures, by path from the project's folder.
 */
export function checkPictureShapes(
  entries: readonly Entry[],
  facts: ReadonlyMap<string, PictureFacts>,
): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  for (const entry of entries) {
    eachText(entry.data, (src, path) => {
      if (path.at(-1) !== 'src') return;
      const file = posix.join(posix.dirname(entry.file), src);
      const picture = facts.get(file);
      const frame = frameOf(entry, path);
      const issue = picture && frame && findIssue(picture, frame);
      // Of two places that it is wrong for, the first is told.
      if (issue && !found.has(file)) found.set(file, { file, line: 1, field: '', ...issue });
    });
  }
  return [...found.values()];
}

function findIssue({ width, height }: PictureFacts, { name, shape, longSide }: Frame) {
  const problem = `the picture has ${width} × ${height} pixels`;
  const size = `${longSide} pixels or more on its long side`;
  if (shape) {
    const [wide, tall] = [width / height, shape[0] / shape[1]];
    const cut = 1 - Math.min(wide, tall) / Math.max(wide, tall);
    const side = wide > tall ? 'at the sides' : 'at top and bottom';
    if (cut > MOST_CUT) {
      const fix = `${name} is ${shape.join(':')}, with ${size}: of this one ${Math.round(cut * 100)}% would be cut off ${side}`;
      return { problem, fix };
    }
  }
  return Math.max(width, height) < longSide ? { problem, fix: `${name} needs ${size}` } : undefined;
}
