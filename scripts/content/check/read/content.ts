import { globSync } from 'node:fs';
import { join } from 'node:path';
import { readVariables, type VariablesOf } from '../../../../src/content/variables.ts';
import { type ContentFiles, openContent, type Overlay } from './content-files.ts';
import type { Diagnostic } from './diagnostic.ts';
import { COLLECTION_NAMES, type Entry, readCollection } from './entries.ts';
import { checkSchemas } from './schemas.ts';

export type Content = {
  files: ContentFiles;
  /** The paths of the files in `public/`: "/fallback/1.webp". */
  publicFiles: readonly string[];
  /** Undefined if `content/site.json` has faults. */
  variablesOf: VariablesOf | undefined;
  entries: readonly Entry[];
  faults: readonly Diagnostic[];
  named: ReadonlyMap<string, ReadonlySet<string>>;
};

export type Source = { root: string; overlay?: Overlay };

export function readContent({ root, overlay }: Source): Content {
  const files = openContent(root, overlay);
  // The faults of these files are reported with the others below.
  const [site] = readCollection('site', files).entries;
  const tours = readCollection('tours', files).entries;
  const variablesOf = readVariables(site?.raw, new Map(tours.map(({ id, raw }) => [id, raw])));
  const results = COLLECTION_NAMES.map((name) => readCollection(name, files, variablesOf));
  const entries = results.flatMap((read) => read.entries);
  const unreadable = COLLECTION_NAMES.filter((_, index) => results[index]?.faults.length);
  const { faults, named } = checkSchemas(entries, unreadable);
  const all = [...results.flatMap((read) => read.faults), ...faults];
  const publicFiles = globSync('**/*.*', { cwd: join(root, 'public') });
  return {
    files,
    publicFiles: publicFiles.map((file) => `/${file.replaceAll('\\', '/')}`),
    variablesOf,
    entries,
    faults: all,
    named,
  };
}
