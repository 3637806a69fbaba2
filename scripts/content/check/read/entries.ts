import { posix } from 'node:path';
import {
  type Collection,
  type CollectionName,
  COLLECTIONS,
} from '../../../../src/content/schemas/collections.ts';
import type { VariablesOf } from '../../../../src/content/variables.ts';
import { fillKnown } from '../../../../src/domain/text/interpolate.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { ContentFiles } from './content-files.ts';
import { parseFile, type Path } from './parsed-file.ts';
import { valueAt } from './value-at.ts';

export type { CollectionName };

// Object.keys returns string[], but these are exactly the keys of COLLECTIONS.
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** A position in an entry: the path of a field, or a 1-based line of the body. */
export type Place = Path | number;

export type Entry = {
  collection: CollectionName;
  file: string;
  id: string;
  /** The fields with variables filled, not validated. */
  data: unknown;
  raw: unknown;
  body: string;
  diagnosticAt: (place: Place, problem: string, fix: string) => Diagnostic;
};

export function placeOf(name: CollectionName): string {
  const { folder, pattern }: Collection = COLLECTIONS[name];
  return pattern.startsWith('*') ? `${folder}/` : `${folder}/${pattern}`;
}

export function filesOf(name: CollectionName, { paths }: ContentFiles): string[] {
  const { folder, pattern }: Collection = COLLECTIONS[name];
  return paths.filter((path) => posix.matchesGlob(path, `${folder}/${pattern}`));
}

/** Astro's id for a file: its name without the extension, or its folder's name for `index`. */
export const idOf = (file: string) => posix.basename(file.replace(/(?:\/index)?\.[^./]+$/, ''));

export function readCollection(
  name: CollectionName,
  files: ContentFiles,
  variablesOf?: VariablesOf,
) {
  const reads = filesOf(name, files).map((path) =>
    readFile(name, path, files.read(path), variablesOf),
  );
  const entries = reads.flatMap((one) => ('entries' in one ? one.entries : []));
  const faults = reads.flatMap((one) => ('fault' in one ? [one.fault] : []));
  const [file, fix] = [placeOf(name), 'put it back: the site cannot be built without it'];
  const missing = { file, line: 1, field: '', problem: 'the file is missing', fix };
  return { entries, faults: file.endsWith('/') || files.has(file) ? faults : [missing] };
}

function readFile(
  collection: CollectionName,
  file: string,
  bytes: Buffer,
  variablesOf?: VariablesOf,
) {
  const parsed = parseFile(file, bytes);
  if (!parsed.ok) return parsed;
  const { data: raw, body, bodyLine, lineOf } = parsed;
  const data = fillKnown(raw, variablesOf?.(collection, idOf(file)) ?? {});
  const entryAt = (at: Path, id: string): Entry => ({
    collection,
    file,
    id,
    body,
    data: valueAt(data, at),
    raw: valueAt(raw, at),
    diagnosticAt: (place, problem, fix) => {
      const path = typeof place === 'number' ? [] : [...at, ...place];
      // `['discover', 2, 'title']` is shown as `discover.3.title`.
      const field = path.map((step) => (typeof step === 'number' ? step + 1 : step)).join('.');
      const line = typeof place === 'number' ? bodyLine + place - 1 : lineOf(path);
      return { file, line, field, problem, fix };
    },
  });
  const whole = entryAt([], idOf(file));
  if (COLLECTIONS[collection].entries === 'file') return { entries: [whole] };
  return Array.isArray(data)
    ? { entries: data.map((fields, index) => entryAt([index], String(valueAt(fields, ['id'])))) }
    : { fault: whole.diagnosticAt([], 'it is not a list', 'put its entries between [ and ]') };
}
