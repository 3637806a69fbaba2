import { z } from 'astro/zod';
import { type Collection, COLLECTIONS } from '../../../../src/content/schemas/collections.ts';
import type { FieldContext } from '../../../../src/content/schemas/fields.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { imageName } from '../pictures.ts';
import { describeIssue, fixFor, type UnknownId } from './describe-issue.ts';
import { type Entry, mayBeIn, placeOf, type Unread } from './entries.ts';

/** The ids of each collection, while `checkSchemas` runs: the schemas are built once, and ask here. */
let idsOf: ReadonlyMap<string, readonly string[]> = new Map();
/** The ids that entries name, likewise. */
let namedIn: Map<string, Set<string>> = new Map();
let hiddenIn: Unread = new Map();

/** Fields that look into `content/`, where Astro's look into its store. */
const context: FieldContext = {
  // Astro's makes an image of the name; what is checked before that is the same.
  image: imageName as unknown as FieldContext['image'],
  reference: (collection) =>
    z.string().transform((id, issues) => {
      const ids = idsOf.get(collection) ?? [];
      const params: UnknownId = { place: placeOf(collection), ids };
      if (!ids.includes(id) && !mayBeIn(hiddenIn, collection, id)) {
        issues.addIssue({ code: 'custom', params });
      }
      namedIn.set(collection, (namedIn.get(collection) ?? new Set()).add(id));
      return { collection, id };
    }),
};

/** The collections' schemas by name. Building one takes longer than using it, so each is built once. */
export const SCHEMAS: ReadonlyMap<string, z.ZodType> = new Map(
  Object.entries<Collection>(COLLECTIONS).map(([name, { schema }]) => [name, schema(context)]),
);

/**
 * Holds entries against the schemas of their collections: the same that the site is built with.
 *
 * @param unread an id that may stand in a file that could not be read is no fault: its own is told.
 * @returns the faults, and the ids that entries name, by collection.
 */
export function checkSchemas(
  entries: readonly Entry[],
  unread: Unread,
): {
  faults: Diagnostic[];
  named: ReadonlyMap<string, ReadonlySet<string>>;
} {
  const ids = Map.groupBy(entries, ({ collection }) => collection);
  idsOf = new Map([...ids].map(([name, group]) => [name, group.map(({ id }) => id)]));
  namedIn = new Map();
  hiddenIn = unread;
  const faults = entries.flatMap((entry) => checkSchema(entry, SCHEMAS.get(entry.collection)));
  return { faults, named: namedIn };
}

function checkSchema({ data, diagnosticAt }: Entry, schema: z.ZodType | undefined): Diagnostic[] {
  const issues = schema?.safeParse(data, { error: fixFor }).error?.issues ?? [];
  return issues
    .flatMap((issue) => (schema ? describeIssue(issue, data, schema) : []))
    .map(({ path, problem, fix }) => diagnosticAt(path, problem, fix));
}
