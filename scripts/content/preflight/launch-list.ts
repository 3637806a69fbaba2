import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invalidIds, unsetIds, type PublicIds } from '../../../src/providers/settings.ts';
import type { Content } from '../check/read/content.ts';
import type { Diagnostic } from '../check/read/diagnostic.ts';
import type { Entry } from '../check/read/entries.ts';
import type { Path } from '../check/read/parsed-file.ts';
import { textsIn, valueAt, valuesIn } from '../check/read/value-at.ts';

export function launchItems(root: string, { entries }: Content, ids: PublicIds): Diagnostic[] {
  const unset = unsetIds(ids).map(({ name, service, example }) => ({
    file: ENV,
    line: lineOfId(root, name),
    field: name,
    fix: fixFor(example),
    problem: `the ${service} service is not connected`,
  }));
  return [
    ...entries.flatMap((entry) => [...samplesIn(entry), ...unknownRedirects(entry)]),
    ...unset,
  ];
}

/** Groups with a `sample` field, and URLs at the reserved domain `.example`. */
function samplesIn(entry: Entry): Diagnostic[] {
  const paths = valuesIn(entry.data).flatMap(({ value, path }) =>
    valueAt(value, ['sample']) ? [path] : [],
  );
  const marked = paths.map((path) => {
    const group = valueAt(entry.data, path);
    const reason = valueAt(group, ['sample']);
    const problem = `${nameOf(group)}${reason === true ? ' is a sample' : `: ${String(reason)}`}`;
    const fix = 'put the real one in its place, then delete the line "sample"';
    return entry.diagnosticAt(path, problem, fix);
  });
  const isMarked = (path: Path) =>
    paths.some((group) => group.every((step, index) => path[index] === step));
  const links = textsIn(entry.raw).flatMap(({ text, path }) => {
    const [link] = /[\w.@:/-]*\.example\b[\w/-]*/.exec(text) ?? [];
    if (link === undefined || isMarked(path)) return [];
    return [entry.diagnosticAt(path, `${link} is a sample`, 'write the real one')];
  });
  return [...marked, ...links];
}

function nameOf(group: unknown): string {
  const name = ['name', 'title', 'question', 'quote', 'caption', 'src', 'place']
    .map((field) => valueAt(group, [field]))
    .find((text) => typeof text === 'string');
  return name === undefined ? 'it' : `"${name.length > 50 ? `${name.slice(0, 49)}…` : name}"`;
}

function unknownRedirects(entry: Entry): Diagnostic[] {
  const groups = entry.collection === 'redirects' ? valueAt(entry.data, ['unknown']) : [];
  return (Array.isArray(groups) ? groups : []).flatMap((group: unknown, index) => {
    const [id, from = []] = ['id', 'from'].map((field) => valueAt(group, [field]));
    if (!Array.isArray(from) || from.length > 0) return [];
    const problem = `the old path of "${String(id)}" is not known`;
    const fix = 'its "what" says where to look; write it into "from", as ["/the-old-path"]';
    return [entry.diagnosticAt(['unknown', index, 'from'], problem, fix)];
  });
}

export const ENV = '.env';

const fixFor = (example: string) => `write one like ${example}; .env.example says where to find it`;

export const checkIds = (root: string, ids: PublicIds): Diagnostic[] =>
  invalidIds(ids).map(({ name, value, example }) => ({
    file: ENV,
    line: lineOfId(root, name),
    field: name,
    fix: fixFor(example),
    problem: `"${value}" is invalid`,
  }));

/** The line of an id in `.env`; 1 if it isn't there or is set in the shell. */
function lineOfId(root: string, name: string): number {
  const path = join(root, ENV);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return lines.findIndex((text) => text.trim().startsWith(`${name}=`)) + 1 || 1;
}
