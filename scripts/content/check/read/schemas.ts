import { z } from 'astro/zod';
import { type Collection, COLLECTIONS } from '../../../../src/content/schemas/collections.ts';
import type { FieldContext } from '../../../../src/content/schemas/fields.ts';
import type { Advice, Diagnostic } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';
import { type CollectionName, type Entry, placeOf } from './entries.ts';
import type { Path } from './parsed-file.ts';
import { valueAt } from './value-at.ts';

const PICTURE_FIX = 'write the name of the picture file, such as ./bridge.jpg';
const image = () => z.string({ error: PICTURE_FIX }).min(1, { error: PICTURE_FIX });

/** Field types that check `content/` instead of Astro's data store. */
const context: FieldContext = {
  // Astro's version would load the image. `checkPictures` checks that the file exists.
  image: image as unknown as FieldContext['image'],
  // An issue of every reference: `checkSchemas` knows which ids exist. The checks around it go on.
  reference: (collection) =>
    z.string().transform((id, issues) => {
      issues.addIssue({ code: 'custom', continue: true, params: { collection, id } });
      return { collection, id };
    }),
};

// Building schemas is slow.
const SCHEMAS = new Map(
  Object.entries<Collection>(COLLECTIONS).map(([name, { schema }]) => [name, schema(context)]),
);

type Reference = { collection: CollectionName; id: string };

/** @param unread collections with an unreadable file; references to them are not checked */
export function checkSchemas(entries: readonly Entry[], unread: readonly CollectionName[]) {
  const idsOf = Map.groupBy(entries, ({ collection }) => collection);
  const named = new Map<string, Set<string>>();
  const findReferenceIssue = ({ collection, id }: Reference): Advice | undefined => {
    named.set(collection, (named.get(collection) ?? new Set()).add(id));
    const ids = idsOf.get(collection)?.map((entry) => entry.id) ?? [];
    if (ids.includes(id) || unread.includes(collection)) return undefined;
    const fix = suggest(id, ids, 'add it there, or name one that is');
    return [`"${id}" is not in ${placeOf(collection)}`, fix];
  };
  const faults = entries.flatMap(({ collection, data, diagnosticAt }): Diagnostic[] => {
    const schema = SCHEMAS.get(collection);
    const issues = schema ? findIssues(schema, data, findReferenceIssue) : [];
    return issues.map(({ path, problem, fix }) => diagnosticAt(path, problem, fix));
  });
  return { faults, named: named as ReadonlyMap<string, ReadonlySet<string>> };
}

export function findIssues(
  schema: z.ZodType,
  data: unknown,
  findReferenceIssue: (reference: Reference) => Advice | undefined = () => undefined,
) {
  const issues = schema.safeParse(data, { error: fixFor }).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const path = issue.path.filter((step) => typeof step !== 'symbol');
    const value = valueAt(data, path);
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(schema, path);
      const problem = 'there is no such field';
      const fixOf = (key: string) => suggest(key, known, 'delete it, or see content/README.md');
      return issue.keys.map((key) => ({ path: [...path, key], problem, fix: fixOf(key) }));
    }
    if (issue.code === 'custom' && issue.params?.['collection']) {
      // As `context` above writes them.
      const [problem, fix] = findReferenceIssue(issue.params as Reference) ?? [];
      return problem && fix ? [{ path, problem, fix }] : [];
    }
    const { message } = issue;
    const isSlip = issue.code === 'invalid_value' && issue.values.length > 1 && value !== undefined;
    const fix = isSlip ? suggest(String(value), issue.values.map(String), message) : message;
    return [{ path, problem: problemOf(issue, value), fix }];
  });
}

function problemOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'it is missing';
  if (value === null || value === '') return 'it is empty';
  if (issue.code === 'custom' && issue.params) return String(issue.params['problem']);
  const isLong = issue.code === 'too_big' && typeof value === 'string';
  const shown = JSON.stringify(value).replace(/(?<=^.{57}).{3,}$/s, '…');
  return isLong ? `it is ${value.length} letters long` : `${shown} does not fit`;
}

const KINDS: Record<string, string> = { object: 'its fields', array: 'a list', string: 'a text' };

const fixFor: z.core.$ZodErrorMap = (issue) =>
  `write ${KINDS[String(issue['expected'])] ?? 'a value like its neighbors'}`;

/** The field names a schema allows at a path; for a union, those of all its options. */
function keysAt(schema: unknown, path: Path): string[] {
  if (schema instanceof z.ZodOptional) return keysAt(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => keysAt(option, path));
  const [step, ...rest] = path;
  if (schema instanceof z.ZodArray) return keysAt(schema.element, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  return step === undefined ? Object.keys(schema.shape) : keysAt(schema.shape[step], rest);
}
