import { posix } from 'node:path';
import { interpolateAll, type Variables } from '../../../../src/domain/text/interpolate.ts';
import { type Collection, COLLECTIONS } from '../../../../src/content/schemas/collections.ts';
import type { ContentFiles } from './content-files.ts';
import { valueAt } from './value-at.ts';
import { eachText } from './each-text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { parseFile, type Path } from './parsed-file.ts';
import { findUnknownTokens } from '../body/tokens.ts';

export type CollectionName = keyof typeof COLLECTIONS;

// An object's keys are text to the compiler; these are all that it is made with.
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** One entry of a collection as its file holds it, and a way to point into the file. */
export type Entry = {
  collection: CollectionName;
  file: string;
  id: string;
  /** Its fields with their tokens filled, whether or not they suit the schema. */
  data: unknown;
  /** The same as the file holds them. */
  raw: unknown;
  body: string;
  bodyLine: number;
  /** A fault of a field of this entry. */
  diagnosticAt: (path: Path, problem: string, fix: string) => Diagnostic;
};

/** Where the entries of a collection live, as a message names it. */
export function placeOf(name: CollectionName): string {
  const { folder, pattern }: Collection = COLLECTIONS[name];
  return pattern.startsWith('*') ? `${folder}/` : `${folder}/${pattern}`;
}

/**
 * Reads the files of a collection. Whatever can be read is returned even when there are faults, so
 * that later checks find theirs too; `unread` are the files of which nothing could be.
 */
export function readCollection(name: CollectionName, files: ContentFiles, variables: Variables) {
  const paths = filesOf(name, files);
  const entries: Entry[] = [];
  const faults: Diagnostic[] = [];
  const unread: string[] = [];
  if (paths.length === 0 && !placeOf(name).endsWith('/')) {
    const fix = 'put it back: the site cannot be built without it';
    faults.push({ file: placeOf(name), line: 1, field: '', problem: 'the file is missing', fix });
  }

  for (const file of paths) {
    const read = readFile(name, file, files.read(file), variables);
    faults.push(...read.faults);
    if (!read.isReadable) unread.push(file);
    entries.push(...read.entries);
  }
  return { entries, faults, paths, unread };
}

/** The files, by collection, of which nothing could be read. */
export type Unread = ReadonlyMap<CollectionName, readonly string[]>;

/** Whether an entry may be in a file that could not be read: in a list, or under its own name. */
export function mayBeIn(unread: Unread, name: CollectionName, id: string): boolean {
  const { entries: kind }: Collection = COLLECTIONS[name];
  return (unread.get(name) ?? []).some((file) => kind === 'list' || idOf(file) === id);
}

/** The files of a collection that are there. */
export function filesOf(name: CollectionName, files: ContentFiles): string[] {
  const { folder, pattern }: Collection = COLLECTIONS[name];
  const isMany = pattern.startsWith('*');
  return files.paths.filter(
    (path) =>
      posix.dirname(path) === folder &&
      (isMany ? path.endsWith(pattern.slice(1)) : posix.basename(path) === pattern),
  );
}

/** Takes a file apart into entries and fills their tokens. */
function readFile(
  name: CollectionName,
  file: string,
  bytes: Buffer,
  variables: Variables,
): { entries: Entry[]; faults: Diagnostic[]; isReadable: boolean } {
  const parsed = parseFile(file, bytes);
  if (!parsed.ok) return { entries: [], faults: [parsed.fault], isReadable: false };
  const { data, body, bodyLine, lineOf } = parsed;
  const { entries: kind, deferredVariables = [] }: Collection = COLLECTIONS[name];

  const diagnosticAt = (path: Path, problem: string, fix: string): Diagnostic => ({
    file,
    line: lineOf(path),
    field: fieldName(path),
    problem,
    fix,
  });
  const faults = parsed.repeated.map((path) =>
    diagnosticAt(path, 'the field stands here twice', 'keep one of the two'),
  );

  // An unknown token is told once; the other checks go on with the text as it stands.
  const unknown: string[] = [];
  eachText(data, (value, path) => {
    for (const { token, problem, fix } of findUnknownTokens(value, [
      ...Object.keys(variables),
      ...deferredVariables,
    ])) {
      unknown.push(token);
      faults.push(diagnosticAt(path, problem, fix));
    }
  });
  const filled = interpolateAll(data, variables, [...deferredVariables, ...unknown]);

  if (kind === 'list' && !Array.isArray(filled)) {
    faults.push(diagnosticAt([], 'the file is not a list', 'put its entries between [ and ]'));
    return { entries: [], faults, isReadable: false };
  }
  const places =
    kind === 'list' && Array.isArray(filled) ? filled.map((_, index) => [index]) : [[]];
  const entries = places.map((at): Entry => {
    const fields = valueAt(filled, at);
    return {
      collection: name,
      file,
      id: kind === 'list' ? String(valueAt(fields, ['id'])) : idOf(file),
      data: fields,
      raw: valueAt(data, at),
      body,
      bodyLine,
      diagnosticAt: (path, problem, fix) => diagnosticAt([...at, ...path], problem, fix),
    };
  });
  return { entries, faults, isReadable: true };
}

/** A file's name as Astro turns it into an id: without folder and ending. */
export const idOf = (file: string) => posix.basename(file).replace(/\.[^.]+$/, '');

/** `['discover', 2, 'title']` is `discover.3.title` to an editor. */
function fieldName(path: Path): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : step)).join('.');
}
