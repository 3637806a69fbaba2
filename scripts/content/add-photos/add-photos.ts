import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PlainError } from '../../dev/processes.ts';
import { type Content, readContent } from '../check/check-content.ts';
import { TO_WRITE } from '../check/words.ts';
import { preparePhoto, summary } from '../photos/prepare-photo.ts';
import { listFile, nextNumber, pictureName, withRow } from './gallery.ts';
import type { Place } from './place.ts';

type Order = {
  root: string;
  place: Place;
  /** Paths of the photographs, in the order in which they are added. */
  photos: readonly string[];
  say: (line: string) => void;
};

/** What the author writes in place of it; until then the content has a fault. */
const WORDS = {
  alt: `${TO_WRITE} what the picture shows`,
  caption: `${TO_WRITE} the line below it`,
} as const;

/**
 * Adds photographs to the content, each with a place for its words. One that is there already is passed
 * over, so the same command may be given again.
 *
 * @returns the lines to paste into a post, and how many photographs were added or could not be read
 */
export async function addPhotos({ root, place, photos, say }: Order) {
  const outcome = { added: 0, refused: 0, toPaste: [] as string[] };
  for (const path of photos) {
    try {
      const prepared = await preparePhoto(readFileSync(path));
      const content = readContent({ root });
      const folder = dirname(nextPicture(place, content));
      const known = content.files.paths.find(
        (file) => dirname(file) === folder && content.files.read(file).equals(prepared.data),
      );
      if (known) {
        say(`${basename(path)} is there already: ${known}`);
        continue;
      }
      const { file, toPaste } = add(root, place, prepared.data, content);
      outcome.toPaste.push(...toPaste);
      outcome.added += 1;
      say(`${file}  ${summary(prepared)}`);
    } catch (error) {
      if (!(error instanceof PlainError)) throw error;
      say(`${basename(path)} ${error.message}`);
      outcome.refused += 1;
    }
  }
  return outcome;
}

/** The file of a place's next picture: `07.jpg` in the gallery; `pier.jpg`, then `pier-2.jpg`, in a post. */
function nextPicture(place: Place, content: Content): string {
  if (place.kind === 'gallery') {
    return `content/gallery/${place.list}/${pictureName(nextNumber(place.list, content))}`;
  }
  const named = (end: string) => `content/blog/${place.post}/${place.post}${end}.jpg`;
  if (!content.files.has(named(''))) return named('');
  let number = 2;
  while (content.files.has(named(`-${number}`))) number += 1;
  return named(`-${number}`);
}

function add(root: string, place: Place, data: Buffer, content: Content) {
  const file = nextPicture(place, content);
  const name = basename(file);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  // "wx": what somebody has put there since is kept.
  writeFileSync(join(root, file), data, { flag: 'wx' });
  if (place.kind === 'post') {
    const toPaste =
      name === `${place.post}.jpg`
        ? `In its fields, in place of "image":\n\nimage:\n  src: ./${name}\n  alt: ${WORDS.alt}`
        : `In its text, where the picture belongs:\n\n![${WORDS.alt}](./${name})`;
    return { file, toPaste: [toPaste] };
  }
  const { list, tour } = place;
  const src = `./${list}/${name}`;
  const row = { id: Number.parseInt(name, 10), src, ...WORDS, ...(tour && { tour }) };
  const text = content.files.read(listFile(list)).toString('utf8');
  writeFileSync(join(root, listFile(list)), withRow(text, row));
  return { file, toPaste: [] };
}
