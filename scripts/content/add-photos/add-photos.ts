import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Content, readContent } from '../check/check-content.ts';
import { type PreparedPhoto, preparePhoto, summary } from '../photos/prepare-photo.ts';
import { PlainError } from '../../dev/processes.ts';
import { type GalleryRow, listFile, nextNumber, pictureName, withRow } from './gallery.ts';
import { linesFor, nextPictureName } from './post-pictures.ts';
import type { Place } from './place.ts';
import type { Answer, PhotoWords } from './words.ts';

type Order = {
  root: string;
  place: Place;
  /** Paths of the photographs, in the order in which they are added. */
  photos: readonly string[];
  /** Finds the words for a photograph; `needsCaption` where its place shows one. */
  wordsFor: (photo: string, options: { needsCaption: boolean }) => Promise<Answer>;
  say: (line: string) => void;
};

/** How many photographs were added, left out by a person, and refused; and the lines for a post. */
type Outcome = {
  added: number;
  leftOut: number;
  refused: number;
  isStopped: boolean;
  toPaste: string[];
};

/**
 * Adds photographs to the content, one after the other: each is written, with its words, before the
 * next is looked at, so that nothing answered is lost. One that is there already is passed over, so
 * the same command may be given again.
 *
 * @throws PlainError when the gallery's list has faults of its own.
 */
export async function addPhotos({ root, place, photos, wordsFor, say }: Order): Promise<Outcome> {
  const outcome: Outcome = { added: 0, leftOut: 0, refused: 0, isStopped: false, toPaste: [] };
  const needsCaption = place.kind === 'gallery';
  for (const [index, path] of photos.entries()) {
    const name = basename(path);
    const prepared = await preparePhoto(readFileSync(path)).catch(plainly);
    if (typeof prepared === 'string') {
      say(`${name} ${prepared}`);
      outcome.refused += 1;
      continue;
    }
    const content = readContent({ root });
    const known = findSame(prepared, place, content);
    if (known) {
      say(`${name} is there already: ${known}`);
      continue;
    }
    say(`${index + 1} of ${photos.length}  ${path}`);
    const words = await wordsFor(path, { needsCaption });
    if (words === 'stopped') {
      outcome.isStopped = true;
      break;
    }
    if (words === 'left out') {
      outcome.leftOut += 1;
      continue;
    }
    const { file, toPaste } = add(root, place, { prepared, words }, content);
    if (toPaste !== undefined) outcome.toPaste.push(toPaste);
    outcome.added += 1;
    say(`  ${file}  ${summary(prepared)}`);
  }
  return outcome;
}

function plainly(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  throw error;
}

/** The picture that was made of the same photograph before, if there is one. */
function findSame({ data }: PreparedPhoto, place: Place, { files }: Content): string | undefined {
  const folder =
    place.kind === 'gallery' ? `content/gallery/${place.list}` : `content/blog/${place.post}`;
  return files.paths.find(
    (path) => dirname(path) === folder && path.endsWith('.jpg') && files.read(path).equals(data),
  );
}

type Ready = { prepared: PreparedPhoto; words: PhotoWords };

function add(root: string, place: Place, { prepared, words }: Ready, content: Content) {
  const write = (file: string, data: Buffer) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    // "wx": whatever has come to stand there since is not written over.
    writeFileSync(join(root, file), data, { flag: 'wx' });
  };
  if (place.kind === 'post') {
    const name = nextPictureName(place.post, content.files);
    const file = `content/blog/${place.post}/${name}`;
    write(file, prepared.data);
    const isHead = name === `${place.post}.jpg`;
    return { file, toPaste: linesFor(name, { ...words, isHead }) };
  }
  const number = nextNumber(place.list, content);
  const name = pictureName(number);
  const file = `content/gallery/${place.list}/${name}`;
  const row: GalleryRow = {
    id: number,
    src: `./${place.list}/${name}`,
    ...words,
    ...(place.tour !== undefined && { tour: place.tour }),
  };
  const list = listFile(place.list);
  const text = withRow(content.files.read(list).toString('utf8'), row);
  write(file, prepared.data);
  writeFileSync(join(root, list), text);
  return { file, toPaste: undefined };
}
