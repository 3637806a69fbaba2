import { z } from 'astro/zod';
import { COLLECTIONS } from '../../../src/content/schemas/collections.ts';
import { SCHEMAS } from '../check/read/schemas.ts';
import type { Entry } from '../check/read/entries.ts';
import type { Diagnostic } from '../check/diagnostic.ts';
import type { Path } from '../check/read/parsed-file.ts';
import { valueAt } from '../check/read/value-at.ts';

type Agreed = { path: Path; words: string };

/**
 * Finds words that differ from those that the owner has settled (`agreedText` in the schemas). They are
 * the owner's to change, so this is a warning; the schema is to follow.
 */
export function checkAgreedWords(entries: readonly Entry[]): Diagnostic[] {
  return entries.flatMap((entry) => {
    // Lists and texts of many entries have none: what is agreed stands on a page.
    if (COLLECTIONS[entry.collection].entries === 'list') return [];
    return agreedIn(entry.collection).flatMap(({ path, words }) => {
      const written = valueAt(entry.raw, path);
      if (typeof written !== 'string' || written === words) return [];
      const fix = 'put them back, unless the owner has agreed to others';
      return [entry.diagnosticAt(path, `the agreed words are "${words}"`, fix)];
    });
  });
}

const found = new Map<string, readonly Agreed[]>();

function agreedIn(collection: Entry['collection']): readonly Agreed[] {
  const known = found.get(collection);
  if (known) return known;
  const schema = SCHEMAS.get(collection);
  const agreed = schema
    ? walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    : [];
  found.set(collection, agreed);
  return agreed;
}

/** The agreed words of a JSON schema, in the groups of its fields. */
function walk(schema: unknown, path: Path = []): Agreed[] {
  const words = valueAt(schema, ['agreed']);
  if (typeof words === 'string') return [{ path, words }];
  const fields = valueAt(schema, ['properties']);
  if (fields === null || typeof fields !== 'object') return [];
  return Object.entries(fields).flatMap(([name, field]) => walk(field, [...path, name]));
}
