import { posix } from 'node:path';
import { siteVariables, type SiteFacts } from '../../../src/domain/text/site-variables.ts';
import { isSlug, toSlug } from '../../../src/domain/blog/slug.ts';
import type { Variables } from '../../../src/domain/text/interpolate.ts';
import { type Collection, COLLECTIONS } from '../../../src/content/schemas/collections.ts';
import { readVariables } from '../../../src/content/variables.ts';
import { today } from '../../../src/providers/clock.ts';
import { checkBody } from './body/body-text.ts';
import { type ContentFiles, openContent, type Overlay } from './read/content-files.ts';
import { checkEarlyLinks, hiddenOn } from './link-targets.ts';
import {
  COLLECTION_NAMES,
  type Entry,
  filesOf,
  idOf,
  readCollection,
  type Unread,
} from './read/entries.ts';
import { type Diagnostic, inReadingOrder } from './diagnostic.ts';
import { HEIC } from './heic.ts';
import { checkLeftToWrite } from './placeholder-text.ts';
import { checkLinks } from './links.ts';
import { checkPictures } from './pictures.ts';
import { checkRedirects, redirectRows } from './redirect-table.ts';
import { checkSchemas } from './read/schemas.ts';
import { siteFiles } from './read/site-files.ts';
import { addressesOf } from './read/site-map.ts';
import { checkTourTokens } from './body/tour-tokens.ts';
import { valueAt } from './read/value-at.ts';
import { checkUniqueness } from './uniqueness.ts';
import { checkWrittenOut } from './hardcoded-values.ts';

/** Everything in `content/`, read. */
export type Content = {
  files: ContentFiles;
  variables: Variables;
  /** Whether `variables` come from `content/site.json`, and not from stand-ins while it has faults. */
  isCertain: boolean;
  entries: readonly Entry[];
  /** What is wrong with each file by itself. */
  faults: readonly Diagnostic[];
  /** The ids of entries that others name, by collection. */
  named: ReadonlyMap<string, ReadonlySet<string>>;
  /** The files that collections read. */
  readFiles: ReadonlySet<string>;
  /** Those of them of which nothing could be read. */
  unread: Unread;
};

/** What to check: the project's folder, and texts to read instead of what is on disk, by path. */
export type Source = { root: string; overlay?: Overlay };

/** Reads every file of `content/` with the site's own schemas. */
export function readContent({ root, overlay }: Source): Content {
  const files = openContent(root, overlay);
  const { variables, isCertain } = variablesOf(files);
  const reads = COLLECTION_NAMES.map((name) => ({
    name,
    ...readCollection(name, files, variables),
  }));
  const unread: Unread = new Map(reads.map(({ name, unread: paths }) => [name, paths]));
  const entries = reads.flatMap((read) => read.entries);
  const { faults, named } = checkSchemas(entries, unread);
  return {
    files,
    variables,
    isCertain,
    entries,
    faults: [...reads.flatMap((read) => read.faults), ...faults],
    named,
    readFiles: new Set(reads.flatMap(({ paths }) => paths)),
    unread,
  };
}

/**
 * Reads every file of `content/` and holds the files against each other.
 *
 * @param source `day` is the day it is, "2025-12-05"; today's, where it is left out.
 * @param content the same, already read.
 * @returns all faults of the run, by file and line; none when the content can be built.
 */
export function checkContent(
  { day = today(), ...source }: Source & { day?: string },
  content: Content = readContent(source),
): Diagnostic[] {
  const { files, variables, entries } = content;
  const addresses = addressesOf(files);
  const hidden = hiddenOn(day, entries);
  const open = addresses.filter((address) => !hidden.includes(address));
  const destinations = { addresses, redirects: redirectRows(entries), siteUrl: siteUrlOf(entries) };
  // A tour that cannot be read is there all the same: its own fault is told, and not those it causes.
  const tours = filesOf('tours', files).map(idOf);
  const faults = entries.flatMap((entry) => [
    ...checkPictures(entry, files),
    ...checkLinks(entry, destinations),
    ...(entry.body ? checkBody(entry, { files, variables, destinations, tours }) : []),
    ...(content.isCertain ? checkWrittenOut(entry, variables) : []),
    ...checkLeftToWrite(entry),
    ...(entry.collection === 'redirects'
      ? checkRedirects(entry, open, siteFiles(source.root))
      : []),
  ]);
  return inReadingOrder([
    ...content.faults,
    ...faults,
    ...checkEarlyLinks(entries, day),
    ...(isWhole(content) ? checkTourTokens(entries) : []),
    ...checkUniqueness(entries),
    ...checkFileNames(files, content.readFiles),
    ...checkIcon(files),
  ]);
}

function siteUrlOf(entries: readonly Entry[]): string | undefined {
  const site = entries.find(({ collection }) => collection === 'site');
  const url = valueAt(site?.data, ['url']);
  return typeof url === 'string' ? url : undefined;
}

/** Whether every file could be read, so that what is nowhere to be found is missing indeed. */
const isWhole = ({ unread }: Content) => [...unread.values()].every((paths) => paths.length === 0);

/** The addresses of the pages that visitors can open on a day. */
export function openAddresses({ day, ...source }: Source & { day: string }): string[] {
  const { files, entries } = readContent(source);
  const hidden = hiddenOn(day, entries);
  return addressesOf(files).filter((address) => !hidden.includes(address));
}

/** The tokens of `content/site.json`; plain stand-ins while that file has faults of its own. */
function variablesOf(files: ContentFiles): { variables: Variables; isCertain: boolean } {
  try {
    const site = files.read('content/site.json').toString('utf8');
    return { variables: readVariables(site), isCertain: true };
  } catch {
    // Its faults are told when the file is read with the others.
    return { variables: siteVariables(STAND_IN), isCertain: false };
  }
}

const STAND_IN: SiteFacts = {
  name: 'Name',
  company: 'Name Company',
  email: 'name@company.example',
  price: { perGuest: 1, competitorAverage: 1 },
  privateTour: { includedGuests: 1 },
  walk: { minutes: 60, miles: 1 },
  dayOf: { phone: '(212) 555-0100' },
  terms: { cancelHours: 1, changeHours: 1 },
  discounts: { studentsPercent: 1, seniorsPercent: 1, groupFrom: 1, groupPercent: 1 },
  giftCard: { guests: [1], validYears: 1 },
  catChats: {
    generalAdmission: 1,
    walkAndTalk: 1,
    next: { tickets: 'https://tickets.example/chats' },
  },
  claims: { fiveStars: 1, reviews: { count: 1, year: 2025 } },
  book: { title: 'Title', author: 'Author', price: 1 },
  social: { href: 'https://social.example/name' },
  links: {
    giftCards: 'https://gifts.example/',
    petition: 'https://petition.example/',
    pressAssets: 'https://files.example/',
  },
};

/** Finds files whose names keep them from the site, or give them an address nobody can type. */
function checkFileNames(files: ContentFiles, readFiles: ReadonlySet<string>): Diagnostic[] {
  return files.paths.flatMap((file) => {
    const name = posix.basename(file);
    const fault = (problem: string, fix: string) => [{ file, line: 1, field: '', problem, fix }];
    const [start = '', ending = ''] = name.split(/\.(?=[^.]*$)/);

    if (readFiles.has(file)) {
      const isAddress = /\.mdx?$/.test(file);
      if (TAKEN.includes(file)) {
        return fault(`/blog/${start} is a page of the site’s own`, 'give the file another name');
      }
      if (!isAddress || isSlug(start)) return [];
      return fault(
        `"${start}" cannot be part of an address`,
        `rename the file to ${toSlug(start)}.${ending}`,
      );
    }
    const meant = wrongEnding(file);
    if (meant !== undefined) {
      return readFiles.has(meant)
        ? fault(`${posix.basename(meant)} is there already`, 'take away the one that is not wanted')
        : fault('its ending is not the one of its folder', `rename it to ${posix.basename(meant)}`);
    }
    if (GUIDES.includes(file) || /^(?:jpe?g|png|webp|avif|svg)$/i.test(ending)) return [];
    if (/^hei[cf]$/i.test(ending)) return fault(`the picture ${HEIC.problem}`, HEIC.fix);
    return fault('nothing on the site reads this file', hintFor(posix.dirname(file)));
  });
}

/** What editors read, and visitors don't. */
const GUIDES = ['content/README.md', 'content/MAKE-IT-YOURS.md'];

/** The one drawing that the icons of browsers and phones are made from. */
export const ICON = 'content/icon.svg';

function checkIcon(files: ContentFiles): Diagnostic[] {
  const place = { file: ICON, line: 1, field: '' };
  if (!files.has(ICON)) {
    const fix = 'save the drawing that browsers and phones show for the site there, as an SVG';
    return [{ ...place, problem: 'there is no icon', fix }];
  }
  if (/<svg[\s>]/.test(files.read(ICON).toString('utf8'))) return [];
  return [{ ...place, problem: 'it is not an SVG drawing', fix: 'export it as an SVG' }];
}

/** The name that a text with another ending (`.md`, `.txt`) would have to have in its folder. */
function wrongEnding(file: string): string | undefined {
  const collection = Object.values<Collection>(COLLECTIONS).find(
    ({ folder, pattern }) => folder === posix.dirname(file) && pattern.startsWith('*.md'),
  );
  if (!collection || !/\.(?:mdx?|markdown|txt)$/i.test(file) || GUIDES.includes(file)) return;
  return file.replace(/\.[^.]+$/, collection.pattern.slice(1));
}

/** Posts that would stand where the lists of posts do. */
const TAKEN = ['archive', 'category', 'page'].map((name) => `content/blog/${name}.mdx`);

function hintFor(folder: string): string {
  const patterns = Object.values<Collection>(COLLECTIONS)
    .filter((collection) => collection.folder === folder)
    .map(({ pattern }) => pattern);
  return patterns.length === 1
    ? `name it ${patterns[0]}, or move it out of content/`
    : 'correct its name, or move it out of content/';
}
