import { posix } from 'node:path';
import { z } from 'astro/zod';
import type { ContentFiles } from './read/content-files.ts';
import { eachText } from './read/each-text.ts';
import type { Entry } from './read/entries.ts';
import type { Diagnostic } from './diagnostic.ts';
import { nearest } from './did-you-mean.ts';
import { HEIC, isHeic } from './heic.ts';

const NAME_FIX = 'write the name of the picture file, such as ./bridge.jpg';

/** The field that stands in for Astro's `image()`. Whether the picture is there, `checkPictures` says. */
export const imageName = () => z.string({ error: NAME_FIX }).min(1, { error: NAME_FIX });

/**
 * Finds pictures of an entry that are not there, under exactly their name, or are none. Every schema
 * calls such a field `src`.
 */
export function checkPictures(entry: Entry, files: ContentFiles): Diagnostic[] {
  const faults: Diagnostic[] = [];
  eachText(entry.data, (text, path) => {
    if (path.at(-1) !== 'src' || text === '') return;
    const mayBeDrawing = entry.collection === 'pressLogos' || path.at(-2) === 'map';
    const complaint = findPictureIssue(files, entry.file, text, { mayBeDrawing });
    if (complaint) faults.push(entry.diagnosticAt(path, complaint.problem, complaint.fix));
  });
  return faults;
}

/**
 * What is wrong with a picture that a file names, if anything.
 *
 * @param mayBeDrawing whether it is shown as it is, so that it may be an SVG: a map, a logo.
 */
export function findPictureIssue(
  files: ContentFiles,
  file: string,
  src: string,
  { mayBeDrawing = false }: { mayBeDrawing?: boolean } = {},
): { problem: string; fix: string } | undefined {
  if (/^[a-z]+:|^\//i.test(src)) {
    return { problem: `"${src}" is not a file beside this one`, fix: NAME_FIX };
  }
  const path = posix.join(posix.dirname(file), src);
  if (!files.has(path))
    return { problem: `there is no picture "${src}"`, fix: hintFor(files, path) };
  const bytes = files.read(path);
  if (isHeic(bytes)) return { problem: `"${src}" ${HEIC.problem}`, fix: HEIC.fix };
  if (!isPicture(bytes)) {
    const fix = 'export it again as JPEG, PNG, WebP or AVIF';
    return { problem: `"${src}" is not a picture, or is damaged`, fix };
  }
  if (isDrawing(bytes) && !mayBeDrawing) {
    const fix =
      'export it as PNG or JPEG: it is made smaller for telephones, and shown by other sites';
    return { problem: `"${src}" is a drawing in SVG`, fix };
  }
  return undefined;
}

function hintFor(files: ContentFiles, path: string): string {
  const folder = posix.dirname(path);
  const names = files.paths
    .filter((other) => posix.dirname(other) === folder)
    .map((other) => posix.basename(other));
  const meant = nearest(posix.basename(path), names);
  return meant ? `did you mean "${meant}"?` : `put it into ${folder}/, or correct the name`;
}

/** Looks at the first bytes, since a name proves nothing. */
function isPicture(bytes: Buffer): boolean {
  const text = bytes.subarray(0, 512).toString('latin1');
  return (
    isDrawing(bytes) ||
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    /^.{4}ftypavi[fs]/s.test(text)
  );
}

function isDrawing(bytes: Buffer): boolean {
  const text = bytes.subarray(0, 512).toString('latin1');
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<svg[\s>]/s.test(text);
}
