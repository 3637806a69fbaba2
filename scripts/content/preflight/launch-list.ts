import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { invalidIds, unsetIds, type PublicIds } from '../../../src/providers/public-ids.ts';
import type { Content } from '../check/check-content.ts';
import { treeOf } from '../check/body/body-text.ts';
import type { Node } from '../check/read/astro-parsers.ts';
import { valueAt } from '../check/read/value-at.ts';
import { eachText } from '../check/read/each-text.ts';
import type { Entry } from '../check/read/entries.ts';
import type { Diagnostic } from '../check/diagnostic.ts';
import type { Path } from '../check/read/parsed-file.ts';
import { STAND_INS } from './stand-ins.ts';

type Known = {
  root: string;
  ids: PublicIds | undefined;
  content: Content;
  pictures: { prints: ReadonlySet<string> };
};

/** What an owner has to replace or fill in before the site stands for a real company. */
export function listForLaunch({ root, ids, content, pictures }: Known): Diagnostic[] {
  return [
    ...content.entries.flatMap((entry) => [
      ...samplesIn(entry),
      ...standInAddresses(entry),
      ...standInPictures(entry, pictures.prints),
      ...unknownRedirects(entry),
    ]),
    ...(ids ? unsetServices(root, ids) : []),
  ];
}

/** The parts of an entry that are marked as made up, or as to be settled. */
function samplesIn(entry: Entry): Diagnostic[] {
  return samplePaths(entry.data).map((path) => {
    const group = valueAt(entry.data, path);
    const what = nameOf(group);
    const reason = sampleOf(group);
    if (typeof reason === 'string') {
      return entry.diagnosticAt(path, `${what}: ${reason}`, 'then delete the line "sample"');
    }
    const fix = 'put the real thing in its place, then delete the line "sample"';
    return entry.diagnosticAt(path, `${what} is made up`, fix);
  });
}

/** The mark on a group of fields: `true`, or words that say what is to be settled. */
const sampleOf = (group: unknown) => valueAt(group, ['sample']);

/** The places of the groups of fields that are marked as made up. */
function samplePaths(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [];
  const mark = sampleOf(value);
  const own = mark === true || typeof mark === 'string' ? [path] : [];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    samplePaths(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...own, ...inner];
}

/** How an owner knows an entry: by its name, its headline or its first words. */
function nameOf(value: unknown): string {
  const name = ['name', 'title', 'question', 'quote', 'caption', 'place']
    .map((field) => valueAt(value, [field]))
    .find((text) => typeof text === 'string');
  if (typeof name !== 'string') return 'it';
  return `"${name.length > 50 ? `${name.slice(0, 49)}…` : name}"`;
}

/** What is made up as a whole is on the list already, and needs no row for each of its parts. */
const within = (groups: readonly Path[]) => (path: Path) =>
  groups.some((group) => group.every((step, index) => path[index] === step));

/** Addresses at `.example`, a domain that no one can own (RFC 2606). */
function standInAddresses(entry: Entry): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const isMadeUp = within(samplePaths(entry.data));
  eachText(entry.raw, (text, path) => {
    if (isMadeUp(path)) return;
    const [address] = /[\w.@:/-]*\.example\b[\w/-]*/.exec(text) ?? [];
    if (address === undefined) return;
    faults.push(entry.diagnosticAt(path, `${address} is a stand-in`, 'write the real address'));
  });
  return faults;
}

function standInPictures(entry: Entry, prints: ReadonlySet<string>): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const problemOf = (src: string) =>
    prints.has(posix.join(posix.dirname(entry.file), src))
      ? `"${src}" is a drawn print that stands in for a photograph`
      : undefined;
  const fix = `put one under its name and describe it in alt; to keep the print, take it out of ${STAND_INS}`;
  const isMadeUp = within(samplePaths(entry.data));
  eachText(entry.data, (src, path) => {
    const problem = path.at(-1) === 'src' && !isMadeUp(path) ? problemOf(src) : undefined;
    if (problem) faults.push(entry.diagnosticAt(path, problem, fix));
  });
  const look = (node: Node): void => {
    const problem = node.type === 'image' ? problemOf(node.url ?? '') : undefined;
    if (problem) {
      const line = entry.bodyLine + (node.position?.start.line ?? 1) - 1;
      faults.push({ file: entry.file, line, field: '', problem, fix });
    }
    for (const child of node.children ?? []) look(child);
  };
  const tree = treeOf(entry);
  if (tree) look(tree);
  return faults;
}

function unknownRedirects(entry: Entry): Diagnostic[] {
  if (entry.collection !== 'redirects') return [];
  const groups = valueAt(entry.data, ['unknown']);
  if (!Array.isArray(groups)) return [];
  return groups.flatMap((group: unknown, index) => {
    const [id, from] = ['id', 'from'].map((field) => valueAt(group, [field]));
    if (!Array.isArray(from) || from.length > 0) return [];
    const problem = `nobody has found the address of "${String(id)}" yet`;
    const fix = 'its "what" says where to look; write it into "from", as ["/the-old-address"]';
    return [entry.diagnosticAt(['unknown', index, 'from'], problem, fix)];
  });
}

const ENV = '.env';

function unsetServices(root: string, ids: PublicIds): Diagnostic[] {
  return unsetIds(ids).map(({ name, service, example }) => {
    const problem = `the ${service} service is not connected`;
    const fix = `write one like ${example}; .env.example says where to find it`;
    return { file: ENV, line: lineOfId(root, name), field: name, problem, fix };
  });
}

/** Ids that cannot be right, whose services would answer no visitor. */
export function checkIds(root: string, ids: PublicIds): Diagnostic[] {
  return invalidIds(ids).map(({ name, value, example }) => {
    const problem = `"${value}" cannot be right`;
    const fix = `write one like ${example}; .env.example says where to find it`;
    return { file: ENV, line: lineOfId(root, name), field: name, problem, fix };
  });
}

/** Where an id stands in `.env`; the first line for one that is not there, or set in the shell. */
function lineOfId(root: string, name: string): number {
  const path = join(root, ENV);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return lines.findIndex((text) => text.trim().startsWith(`${name}=`)) + 1 || 1;
}
