import { z } from 'astro/zod';
import { suggest } from '../did-you-mean.ts';
import type { Path } from './parsed-file.ts';
import { isGroup, valueAt } from './value-at.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong at one place of a file, and what to do about it. */
export type Problem = { path: Path; problem: string; fix: string };

/** Says a schema's issue in the words of an editor. `data` is what the schema was given. */
export function describeIssue(issue: Issue, data: unknown, schema: z.ZodType): Problem[] {
  const path = issue.path.filter((step) => typeof step !== 'symbol');
  const value = valueAt(data, path);

  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, path);
    return issue.keys.map((key) => ({
      path: [...path, key],
      problem: 'there is no such field',
      fix: suggest(key, known, 'take it away, or look for its name in content/README.md'),
    }));
  }
  const unknown = unknownIdOf(issue);
  if (unknown) {
    const id = String(value);
    const fix = suggest(id, unknown.ids, 'add it there, or name one that is');
    return [{ path, problem: `"${id}" is not in ${unknown.place}`, fix }];
  }
  if (value === undefined) return [{ path, problem: 'it is missing', fix: issue.message }];
  if (value === null || value === '') return [{ path, problem: 'it is empty', fix: issue.message }];
  if (issue.code === 'invalid_value' && typeof value === 'string') {
    const words = issue.values.map(String);
    // A list of one word is better said by the field itself.
    const fix = words.length === 1 ? issue.message : suggest(value, words, issue.message);
    return [{ path, problem: `${quoted(value)} is not on the list`, fix }];
  }
  return [{ path, problem: problemOf(issue, value), fix: issue.message }];
}

/** What a schema says of an id that no entry has: where such entries are, and the ids that there are. */
export type UnknownId = { place: string; ids: readonly string[] };

const isUnknownId = (params: unknown): params is UnknownId =>
  isGroup(params) && 'place' in params && Array.isArray(params['ids']);

/** Where a field holds an id or a word of its own, the word is one of the choices. */
function unknownIdOf(issue: Issue): UnknownId | undefined {
  const inner: readonly Issue[] = issue.code === 'invalid_union' ? issue.errors.flat() : [issue];
  const words = inner.flatMap((one) =>
    one.code === 'invalid_value' ? one.values.map(String) : [],
  );
  for (const one of inner) {
    if (one.code !== 'custom' || !isUnknownId(one.params)) continue;
    return { ...one.params, ids: [...one.params.ids, ...words] };
  }
  return undefined;
}

function problemOf(issue: Issue, value: unknown): string {
  if (issue.code === 'too_big' && typeof value === 'string')
    return `it is ${value.length} letters long`;
  if (Array.isArray(value)) {
    if (issue.code === 'invalid_type') return 'it is a list';
    return `it has ${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  }
  if (typeof value === 'string') {
    return issue.code === 'invalid_type'
      ? `${quoted(value)} is text`
      : `${quoted(value)} does not fit`;
  }
  if (typeof value === 'number') {
    return issue.code === 'invalid_type' && issue.expected === 'string'
      ? `${value} is a number`
      : `${value} does not fit`;
  }
  if (typeof value === 'boolean') return `${value} does not fit`;
  if (value instanceof Date) return 'it is read as a date';
  return issue.code === 'custom' ? 'it does not fit' : 'it is a group of fields';
}

/** What to do where a schema says nothing of its own. */
export function fixFor(issue: { code?: string | undefined; expected?: unknown }): string {
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'object') return 'write its fields below it, indented';
    if (issue.expected === 'array') return 'write a list';
    if (issue.expected === 'boolean') return 'write true or false';
    if (issue.expected === 'string') return 'write a text, in quotes';
    return 'write a number';
  }
  return 'look at a neighboring entry for its form';
}

function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
}

/** The fields that a schema knows at a path; those of every kind, where entries come in kinds. */
function keysAt(schema: unknown, path: Path): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return keysAt(schema.unwrap(), path);
  }
  if (schema instanceof z.ZodUnion) {
    return [...new Set(schema.options.flatMap((option) => keysAt(option, path)))];
  }
  const [step, ...rest] = path;
  if (schema instanceof z.ZodArray) return keysAt(schema.element, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  return step === undefined ? Object.keys(schema.shape) : keysAt(schema.shape[step], rest);
}
