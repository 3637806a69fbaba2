import { readFileSync } from 'node:fs';
import { file, glob, type Loader } from 'astro/loaders';
import { postState } from '../domain/blog/post-state.ts';
import { toIsoDate } from '../domain/seasons/calendar-date.ts';
import { interpolateAll } from '../domain/text/interpolate.ts';
import { today } from '../providers/clock.ts';
import { isDraftMode } from '../providers/draft-mode.ts';
import type { Collection } from './schemas/collections.ts';
import { readVariables } from './variables.ts';

/**
 * Wraps Astro's loader to fill `{price}` and other variables, in fields before validation, so that limits apply
 * to what visitors read. Of a schedulable collection a build gets only published entries, since Astro would
 * also publish the pictures of the others.
 */
export function createLoader(collection: Collection): Loader {
  const { folder, pattern, entries, deferredVariables, isSchedulable = false } = collection;
  const loader =
    entries === 'list' ? file(`${folder}/${pattern}`) : glob({ base: `./${folder}`, pattern });
  return {
    ...loader,
    load: (context) => {
      const site = readFileSync(new URL('content/site.json', context.config.root), 'utf8');
      const variables = readVariables(site);
      const fill = <Value>(value: Value) => interpolateAll(value, variables, deferredVariables);
      const day = isSchedulable && !isDraftMode() ? today() : undefined;
      const { store } = context;
      return loader.load({
        ...context,
        // Invalidates Astro's cache also when variables, the day or the pattern change.
        generateDigest: (data) => context.generateDigest({ data, variables, day, pattern }),
        parseData: (entry) => context.parseData({ ...entry, data: fill(entry.data) }),
        store: {
          ...store,
          set: ({ body = '', rendered, ...entry }) => {
            if (day === undefined || isPublished(entry.data, day)) {
              const text = rendered && { rendered: fill(rendered) };
              return store.set({ ...entry, body: fill(body), ...text });
            }
            store.delete(entry.id);
            return false;
          },
        },
      });
    },
  };
}

function isPublished({ draft, date }: Record<string, unknown>, day: string): boolean {
  const published = toIsoDate(String(date)) ?? '';
  return postState({ published, isDraft: draft === true }, day) === 'published';
}
