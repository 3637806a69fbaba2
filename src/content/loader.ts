import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { file, glob, type Loader } from 'astro/loaders';
import { parseDocument } from 'yaml';
import { publishDate } from '../domain/seasons/publish-date.ts';
import { fillKnown } from '../domain/text/interpolate.ts';
import { today } from '../providers/clock.ts';
import { isDraftMode } from '../providers/draft-mode.ts';
import { type Collection, type CollectionName, COLLECTIONS } from './schemas/collections.ts';
import { readVariables, type VariablesOf } from './variables.ts';

/** The files whose values other files show. */
const FACT_FILES = /\/content\/(?:site\.json|tours\/[^/]+\/index\.md)$/;

/**
 * Wraps Astro's loader to fill `{price}` and other variables, in fields before validation, so that limits apply
 * to what visitors read. Of a schedulable collection a build gets only published entries, since Astro would
 * also publish the pictures of the others.
 */
export function createLoader(name: CollectionName): Loader {
  const { folder, pattern, entries, isSchedulable = false }: Collection = COLLECTIONS[name];
  const loader =
    entries === 'list' ? file(`${folder}/${pattern}`) : glob({ base: `./${folder}`, pattern });

  const load: Loader['load'] = (context) => {
    const day = isDraftMode() ? undefined : today();
    const { facts, variablesOf } = readFacts(fileURLToPath(context.config.root), day);
    const fill = <Value>(value: Value, id: string) =>
      fillKnown(value, variablesOf?.(name, id) ?? {});
    const { store } = context;
    return loader.load({
      ...context,
      // Invalidates Astro's cache also when the facts (the day is one) or the pattern change.
      // Facts with faults fill nothing: what was read then is read again.
      generateDigest: (data) =>
        context.generateDigest({ data, facts, pattern, isFilled: variablesOf !== undefined }),
      parseData: (entry) => context.parseData({ ...entry, data: fill(entry.data, entry.id) }),
      store: {
        ...store,
        set: ({ body = '', rendered, ...entry }) => {
          if (!isSchedulable || day === undefined || publishDate(entry.data) <= day) {
            const text = rendered && { rendered: fill(rendered, entry.id) };
            return store.set({ ...entry, body: fill(body, entry.id), ...text });
          }
          store.delete(entry.id);
          return false;
        },
      },
    });
  };

  return {
    ...loader,
    load: async (context) => {
      await load(context);
      const { watcher, ...unwatched } = context;
      // One listener a collection.
      watcher?.setMaxListeners(0);
      watcher?.on('change', (path) => {
        if (!FACT_FILES.test(path.replaceAll('\\', '/'))) return;
        load(unwatched).catch((error: unknown) => context.logger.error(String(error)));
      });
    },
  };
}

let read: { facts: string; variablesOf: VariablesOf | undefined } | undefined;

/** Reads the files that variables are made of. Their values are made again only if a file has changed. */
function readFacts(root: string, day: string | undefined) {
  const site = readFileSync(`${root}/content/site.json`, 'utf8');
  const tours = globSync('content/tours/*/index.md', { cwd: root }).map((path) => {
    const [, fields = ''] = readFileSync(`${root}/${path}`, 'utf8').split(/^---$/m);
    return [basename(dirname(path)), fields] as const;
  });
  const facts = JSON.stringify([site, tours, day]);
  if (read?.facts === facts) return read;
  // JSON is YAML. Unlike `parse`, this does not throw: the content check reports what is wrong.
  const parseYaml = (text: string): unknown => parseDocument(text).toJS();
  const fieldsById = new Map(tours.map(([id, fields]) => [id, parseYaml(fields)]));
  read = { facts, variablesOf: readVariables(parseYaml(site), fieldsById, day) };
  return read;
}
