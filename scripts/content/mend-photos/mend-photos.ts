import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { openContent } from '../check/read/content-files.ts';
import { isTooLarge, type PictureFacts, readPictureFacts } from '../photos/picture-facts.ts';
import { mendPhoto } from '../photos/prepare-photo.ts';
import { photosAmong } from '../preflight/picture-files.ts';
import { PlainError } from '../../dev/processes.ts';
import { whatWasDone } from '../photos/what-was-done.ts';

/** Less than this much gain is not worth encoding a picture once more. */
const WORTH_IT = 0.9;

/**
 * Mends the pictures of `content/` where they lie: those that say where they were taken, lie on their
 * side, or are larger than any page shows. The others stay as they are, to the byte.
 *
 * @param files paths from the project's folder; all pictures, where none is named.
 * @yields a line for each picture that was mended, as soon as it is.
 * @throws PlainError for a file that is no picture of `content/`, before anything is written.
 */
export async function* mendPhotos(root: string, files: readonly string[]): AsyncGenerator<string> {
  const all = photosAmong(openContent(root).paths);
  const named = files.map((file) => relative(root, resolve(root, file)).replaceAll('\\', '/'));
  const strangers = named.filter((file) => !all.includes(file));
  if (strangers.length > 0) {
    throw new PlainError(`There is no such picture in content/:\n  ${strangers.join('\n  ')}`);
  }
  for (const file of named.length > 0 ? named : all) {
    const picture = readFileSync(join(root, file));
    const facts = await readPictureFacts(picture);
    if (!facts || !needsMending(facts)) continue;
    const mended = await mendPhoto(picture).catch(() => undefined);
    if (mended === undefined) {
      yield `${file}  could not be read: export it again`;
      continue;
    }
    const isSmaller = mended.data.length < facts.bytes * WORTH_IT;
    if (!isSmaller && !facts.hasPosition && !facts.isTurned && mended.width === facts.width) {
      continue;
    }
    writeFileSync(join(root, file), mended.data);
    yield `${file}  ${whatWasDone(mended)}`;
  }
}

const needsMending = (facts: PictureFacts) =>
  facts.hasPosition || facts.isTurned || isTooLarge(facts);
