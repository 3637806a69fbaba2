import { posix } from 'node:path';
import { POST_PRICES } from '../../../src/content/schemas/blog.ts';
import { toSlug } from '../../../src/domain/blog/slug.ts';
import { toIsoMonth } from '../../../src/domain/seasons/calendar-date.ts';
import { today } from '../../../src/providers/clock.ts';
import { HEIC, isPicture, plainName } from '../photos/picture-kind.ts';
import { checkBody } from './body.ts';
import { type Diagnostic, inReadingOrder } from './read/diagnostic.ts';
import { checkDrawings } from './drawings.ts';
import { checkLinks } from './links.ts';
import { checkPictures } from './pictures.ts';
import { type Content, readContent, type Source } from './read/content.ts';
import type { ContentFiles } from './read/content-files.ts';
import { COLLECTION_NAMES, type Entry, filesOf, idOf } from './read/entries.ts';
import { allPaths, listPages, pathOf, publicPaths, siteFiles } from './read/site-map.ts';
import { valueAt } from './read/value-at.ts';
import { checkRedirects, redirectsIn } from './redirect-table.ts';
import { checkUniqueness } from './uniqueness.ts';
import { checkWords } from './words.ts';

const SITE = 'content/site.json';

/**
 * Every fault of `content/` on `day` ("2025-12-05"). If `content/site.json` has faults, only those, because
 * the other files use its values.
 */
export function checkContent(
  { day = today(), ...source }: Source & { day?: string },
  content: Content = readContent(source),
): Diagnostic[] {
  const { files, publicFiles, variablesOf, entries } = content;
  if (!variablesOf) return inReadingOrder(content.faults.filter(({ file }) => file === SITE));
  const [site] = entries.filter(({ collection }) => collection === 'site');
  const known = {
    paths: allPaths(content),
    redirects: redirectsIn(entries),
    publicFiles,
    url: String(valueAt(site?.data, ['url'])),
  };
  const generated = listPages(content, day);
  const others = siteFiles(content);
  const paths = [...publicPaths(content, day), ...generated, ...others];
  const tours = filesOf('tours', files).map(idOf);
  const choices = { tour: tours, at: stopsIn(entries), of: [...POST_PRICES, ...tours] };
  const table = entries.filter(({ collection }) => collection === 'redirects');
  return inReadingOrder([
    ...content.faults,
    ...checkWords(entries, variablesOf),
    ...checkUniqueness(entries),
    ...checkLinks(entries, known, day),
    ...entries.flatMap((entry) => [...checkPictures(entry, files), ...checkBody(entry, choices)]),
    ...checkDrawings(entries, files),
    ...entries.flatMap((entry) => checkMonth(entry, day)),
    ...table.flatMap((entry) => checkRedirects(entry, paths)),
    ...checkPaths(entries, [...others, ...generated]),
    ...checkFileNames(files),
  ]);
}

/** The stops of all tours, in the format of `<Stop at="…">`: "financial-district/4". */
function stopsIn(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ collection, id, data }) => {
    const stops = collection === 'tours' ? valueAt(data, ['stops']) : [];
    return Array.isArray(stops) ? stops.map((_, index) => `${id}/${index + 1}`) : [];
  });
}

/** Finds press coverage dated in a future month. */
function checkMonth({ collection, data, diagnosticAt }: Entry, day: string): Diagnostic[] {
  const date = collection === 'coverage' ? String(valueAt(data, ['date'])) : '';
  return (toIsoMonth(date) ?? '') > day.slice(0, 7)
    ? [diagnosticAt(['date'], `"${date}" is in the future`, 'write the month of the article')]
    : [];
}

/** Finds entries whose page would replace another, and private tours without their page. */
function checkPaths(entries: readonly Entry[], taken: readonly string[]): Diagnostic[] {
  return entries.flatMap(({ collection, id, data, diagnosticAt }) => {
    const path = pathOf(collection, id) ?? '';
    if (taken.includes(path)) {
      return [diagnosticAt([], `${path} is another page of the site`, 'rename the file or folder')];
    }
    const isLost = valueAt(data, ['kind']) === 'private' && id !== 'private-tours';
    const problem = 'the page of the private tours is /tours/private-tours';
    return isLost ? [diagnosticAt(['kind'], problem, 'rename the folder to private-tours')] : [];
  });
}

/** Share cards have the slug in the name of their file, which most systems limit to 255 bytes. */
const LONGEST_SLUG = 200;

function checkFileNames(files: ContentFiles): Diagnostic[] {
  const read = new Set(COLLECTION_NAMES.flatMap((name) => filesOf(name, files)));
  return files.paths.flatMap((file) => {
    const fault = (problem: string, fix: string) => [{ file, line: 1, field: '', problem, fix }];
    const [id, ending] = [idOf(file), posix.extname(file)];
    if (read.has(file)) {
      const isIndex = posix.parse(file).name === 'index';
      const slug = toSlug(id).slice(0, LONGEST_SLUG);
      const fix = `rename the ${isIndex ? 'folder' : 'file'} to ${slug}${isIndex ? '' : ending}`;
      return ending === '.json' || slug === id ? [] : fault(`"${id}" cannot be a path`, fix);
    }
    if (/^\.hei[cf]$/i.test(ending)) return fault(`it ${HEIC.problem}`, HEIC.fix);
    const name = posix.basename(file);
    if (isPicture(file)) {
      const fix = `rename it to ${plainName(name)}, and use that name where it is shown`;
      return plainName(name) === name ? [] : fault(`"${name}" is not safe in URLs`, fix);
    }
    const fix = 'correct its name and extension, or move it out of content/';
    return /^content\/[A-Z-]+\.md$/.test(file)
      ? []
      : fault('nothing on the site reads this file', fix);
  });
}
