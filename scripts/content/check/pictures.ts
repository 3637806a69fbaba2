import { posix } from 'node:path';
import type { ScheduledTour } from '../../../src/content/schemas/tour.ts';
import { HEIC, isFileName, kindOf, plainName } from '../photos/picture-kind.ts';
import { nodesOf } from './read/text-tree.ts';
import type { Diagnostic, Advice } from './read/diagnostic.ts';
import { suggest } from './read/did-you-mean.ts';
import type { ContentFiles } from './read/content-files.ts';
import type { Entry, Place } from './read/entries.ts';
import { textsIn, valueAt } from './read/value-at.ts';

type PictureRef = { src: string; file: string; alt: unknown; place: Place };

/** Whether it is a field whose drawing becomes part of a page: a tour's map. */
export const isInlined = (place: Place): boolean =>
  typeof place !== 'number' && place.includes('map' satisfies keyof ScheduledTour);

export function picturesOf(entry: Entry): PictureRef[] {
  const inFields = textsIn(entry.data).flatMap(({ text: src, path: place }) => {
    const alt = valueAt(entry.data, [...place.slice(0, -1), 'alt']);
    return place.at(-1) === 'src' && src !== '' ? [{ src, alt, place }] : [];
  });
  const inText = nodesOf(entry).flatMap(({ node: { type, url: src = '', alt = '' }, line }) =>
    type === 'image' ? [{ src, alt, place: line }] : [],
  );
  const folder = posix.dirname(entry.file);
  return [...inFields, ...inText].map((ref) => ({ ...ref, file: posix.join(folder, ref.src) }));
}

export function checkPictures(entry: Entry, files: ContentFiles): Diagnostic[] {
  return picturesOf(entry).flatMap((picture) => {
    const { src, alt, place } = picture;
    const issue = findPictureIssue(picture, entry, files);
    const isInText = typeof place === 'number';
    const beside = isInText ? place : [...place.slice(0, -1), 'alt'];
    const isBadAlt = typeof alt === 'string' && (isFileName(alt, src) || (alt === '' && isInText));
    const fix = 'say what the picture shows, as you would tell somebody on the phone';
    return [
      ...(issue ? [entry.diagnosticAt(place, ...issue)] : []),
      ...(isBadAlt ? [entry.diagnosticAt(beside, `"${alt}" is not a description`, fix)] : []),
    ];
  });
}

function findPictureIssue(ref: PictureRef, entry: Entry, files: ContentFiles): Advice | undefined {
  const { src, file, place } = ref;
  if (/^[a-z]+:|^\//i.test(src)) {
    return [`"${src}" is not a file beside this one`, 'write its name, such as ./bridge.jpg'];
  }
  if (!files.has(file)) {
    const folder = posix.dirname(file);
    const beside = files.paths.filter((other) => posix.dirname(other) === folder);
    const names = beside.map((other) => plainName(posix.basename(other)));
    const fix = suggest(plainName(posix.basename(file)), names, `put it into ${folder}/`, 0);
    return [`there is no picture "${src}"`, fix];
  }
  const kind = kindOf(files.read(file));
  if (kind === 'photograph') return undefined;
  if (kind === 'HEIC') return [`"${src}" ${HEIC.problem}`, HEIC.fix];
  // Only maps and press logos may be SVG; other pictures are resized.
  if (kind === 'drawing' && (isInlined(place) || entry.collection === 'pressLogos'))
    return undefined;
  const problem = kind === 'drawing' ? 'is a drawing in SVG' : 'is not a picture, or is damaged';
  return [`"${src}" ${problem}`, 'export it as JPEG, PNG, WebP or AVIF'];
}
