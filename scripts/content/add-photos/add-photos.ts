import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PlainError } from '../../dev/processes.ts';
import { type Content, readContent } from '../check/read/content.ts';
import { PLACEHOLDER_TEXT } from '../check/words.ts';
import { preparePhoto, summary } from '../photos/prepare-photo.ts';
import { listFile, nextNumber, pictureName, withRow } from './gallery.ts';
import type { Place } from './place.ts';

type Options = {
  root: string;
  place: Place;
  /** Paths of the photos, in the order to add them. */
  photos: readonly string[];
  log: (line: string) => void;
};

/** Placeholders for the author to replace. Until then, the content check reports them. */
const PLACEHOLDERS = {
  alt: `${PLACEHOLDER_TEXT} what the picture shows`,
  caption: `${PLACEHOLDER_TEXT} the line below it`,
} as const;

/**
 * Adds photos to the content, each with placeholder texts. Skips those that were already added, so the same
 * command can be repeated.
 *
 * @returns the lines to paste into a post, and the numbers of photos added and of unreadable ones
 */
export async function addPhotos({ root, place, photos, log }: Options) {
  const result = { added: 0, refused: 0, toPaste: [] as string[] };
  for (const path of photos) {
    try {
      const prepared = await preparePhoto(readFileSync(path));
      const content = readContent({ root });
      const folder = dirname(nextPicture(place, content));
      const existing = content.files.paths.find(
        (file) => dirname(file) === folder && content.files.read(file).equals(prepared.data),
      );
      if (existing) {
        log(`${basename(path)} is there already: ${existing}`);
        continue;
      }
      const { file, toPaste } = add(root, place, prepared.data, content);
      result.toPaste.push(...toPaste);
      result.added += 1;
      log(`${file}  ${summary(prepared)}`);
    } catch (error) {
      if (!(error instanceof PlainError)) throw error;
      log(`${basename(path)} ${error.message}`);
      result.refused += 1;
    }
  }
  return result;
}

/** The path of the next photo: `07.jpg` in the gallery; `pier.jpg`, then `pier-2.jpg`, in a post. */
function nextPicture(place: Place, content: Content): string {
  if (place.kind === 'gallery') {
    return `content/gallery/${place.list}/${pictureName(nextNumber(content))}`;
  }
  const fileNamed = (end: string) => `content/blog/${place.post}/${place.post}${end}.jpg`;
  if (!content.files.has(fileNamed(''))) return fileNamed('');
  let number = 2;
  while (content.files.has(fileNamed(`-${number}`))) number += 1;
  return fileNamed(`-${number}`);
}

function add(root: string, place: Place, data: Buffer, content: Content) {
  const file = nextPicture(place, content);
  const name = basename(file);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  // "wx" fails if the file was created in the meantime.
  writeFileSync(join(root, file), data, { flag: 'wx' });
  if (place.kind === 'post') {
    const toPaste =
      name === `${place.post}.jpg`
        ? `In its fields, in place of "image":\n\nimage:\n  src: ./${name}\n  alt: ${PLACEHOLDERS.alt}`
        : `In its text, where the picture belongs:\n\n![${PLACEHOLDERS.alt}](./${name})`;
    return { file, toPaste: [toPaste] };
  }
  const { list, tour } = place;
  const src = `./${list}/${name}`;
  const row = { id: Number.parseInt(name, 10), src, ...PLACEHOLDERS, ...(tour && { tour }) };
  const text = content.files.read(listFile(list)).toString('utf8');
  writeFileSync(join(root, listFile(list)), withRow(text, row));
  return { file, toPaste: [] };
}
