import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { readContent } from '../check/check-content.ts';
import { formatDiagnostic } from '../check/diagnostic.ts';
import { suggest } from '../check/did-you-mean.ts';
import { pictureRefs } from '../check/picture-refs.ts';
import { readPictureFacts } from '../photos/picture-facts.ts';
import { preparePhoto } from '../photos/prepare-photo.ts';
import { whatWasDone } from '../photos/what-was-done.ts';
import { checkPictureShapes } from '../preflight/picture-shapes.ts';
import { PlainError } from '../../dev/processes.ts';

type Order = {
  root: string;
  /** The picture that goes, by path from the project's folder. */
  picture: string;
  /** The photograph that takes its place and its name. */
  photo: string;
};

/**
 * Puts a photograph, made ready for the site, in the place of a picture.
 *
 * @returns what was done and what is left to do, a line each: where the words of the old picture stand,
 *   and whether the new one suits its place.
 * @throws PlainError when there is no such picture, or the photograph cannot be used.
 */
export async function replacePhoto({ root, picture, photo }: Order): Promise<string[]> {
  const content = readContent({ root });
  const file = relative(root, resolve(root, picture)).replaceAll('\\', '/');
  const jpegs = content.files.paths.filter((path) => /\.jpe?g$/i.test(path));
  if (!jpegs.includes(file)) {
    const fix = suggest(file, jpegs, 'name the picture that goes, a .jpg in content/');
    throw new PlainError(`There is no picture ${file}; ${fix}`);
  }
  const prepared = await preparePhoto(readPhoto(photo)).catch((error: unknown) => {
    throw error instanceof PlainError
      ? new PlainError(`${basename(photo)} ${error.message}`)
      : error;
  });
  writeFileSync(join(root, file), prepared.data);

  const facts = await readPictureFacts(prepared.data);
  const shape = facts ? checkPictureShapes(content.entries, new Map([[file, facts]])) : [];
  const refs = content.entries.flatMap(pictureRefs).filter((ref) => ref.picture === file);
  return [
    `${file}  ${whatWasDone(prepared)}`,
    ...shape.map(formatDiagnostic),
    ...(refs.length > 0 ? ['Now say what the new one shows, in:'] : []),
    ...refs.map((ref) => `  ${ref.file}:${ref.line} “${ref.alt}”`),
  ];
}

function readPhoto(photo: string): Buffer {
  try {
    return readFileSync(photo);
  } catch {
    throw new PlainError(`There is no file ${photo}`);
  }
}
