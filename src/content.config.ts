import { readFile } from 'node:fs/promises';
import { defineCollection, reference, type SchemaContext } from 'astro:content';
import { file, glob } from 'astro/loaders';
import type { Loader } from 'astro/loaders';
import { toIsoDate } from './domain/seasons/calendar-date.ts';
import { interpolateAll, type Variables } from './domain/text/interpolate.ts';
import { postState } from './domain/blog/post-state.ts';
import { siteVariables, type SiteFacts } from './domain/text/site-variables.ts';
import { today } from './providers/clock.ts';
import { isDraftMode } from './providers/draft-mode.ts';
import { COLLECTIONS, type Collection } from './content/schemas/collections.ts';

/** Reads the tokens anew for each load, so that a changed price reaches a running server. */
async function readVariables(root: URL): Promise<Variables> {
  const text = await readFile(new URL('content/site.json', root), 'utf8');
  // The content check has held it against its schema, and told what it found.
  return siteVariables(JSON.parse(text) as SiteFacts);
}

/** Fills `{price}` and its like in everything a loader reads: fields before the schema sees them, then the text. */
function filled(
  loader: Loader,
  { deferredVariables = [], schedulable = false }: Collection,
): Loader {
  return {
    ...loader,
    load: async (context) => {
      const variables = await readVariables(context.config.root);
      const [day, isLive] = [today(), isDraftMode()];
      const fill = <Value>(value: Value) => interpolateAll(value, variables, deferredVariables);
      return loader.load({
        ...context,
        // An entry is read again when its file changes, when a fact it mentions does, and when it may
        // have come out since.
        generateDigest: (data) => context.generateDigest({ data, variables, day, isLive }),
        parseData: (entry) => context.parseData({ ...entry, data: fill(entry.data) }),
        store: {
          ...context.store,
          set: ({ body, rendered, ...entry }) => {
            // Not even the pictures of a post that is not out belong into a build.
            if (schedulable && !isLive && !isOut(entry.data, day)) {
              context.store.delete(entry.id);
              return false;
            }
            return context.store.set({
              ...entry,
              ...(body !== undefined && { body: fill(body) }),
              ...(rendered && { rendered: { ...rendered, html: fill(rendered.html) } }),
            });
          },
        },
      });
    },
  };
}

/** Whether visitors may see a post on a day. */
function isOut({ draft, date }: Record<string, unknown>, day: string): boolean {
  const published = toIsoDate(String(date)) ?? '';
  return postState({ published, isDraft: draft === true }, day) === 'published';
}

function load(collection: Collection) {
  const { folder, pattern, entries, schema } = collection;
  const loader =
    entries === 'list' ? file(`${folder}/${pattern}`) : glob({ base: `./${folder}`, pattern });
  return defineCollection({
    loader: filled(loader, collection),
    schema: (context: SchemaContext) => schema({ ...context, reference }),
  });
}

/** The loaders forget which schema is whose; the table they were made from, one by one, does not. */
type Collections = {
  [Name in keyof typeof COLLECTIONS]: {
    loader: Loader;
    schema: (context: SchemaContext) => ReturnType<(typeof COLLECTIONS)[Name]['schema']>;
  };
};

export const collections = Object.fromEntries(
  Object.entries(COLLECTIONS).map(([name, collection]) => [name, load(collection)]),
) as unknown as Collections;
