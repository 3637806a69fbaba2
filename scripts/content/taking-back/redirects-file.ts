import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  applyEdits,
  findNodeAtLocation,
  type JSONPath,
  modify,
  type Node,
  parseTree,
} from 'jsonc-parser';
import type { Redirect } from '../../../src/domain/redirects/redirects.ts';
import { formatDiagnostic } from '../check/diagnostic.ts';
import { parseJson } from '../check/read/parsed-file.ts';
import { PlainError } from '../../dev/processes.ts';

export const REDIRECTS = 'content/redirects.json';

/**
 * The table's text.
 *
 * @throws PlainError when it cannot be read as JSON.
 */
export function readTable(root: string): string {
  const text = readFileSync(join(root, REDIRECTS), 'utf8');
  const parsed = parseJson(REDIRECTS, text);
  if (parsed.ok) return text;
  throw new PlainError(`Mend this first:\n  ${formatDiagnostic(parsed.fault)}`);
}

/** A row as the file holds it: `{ "from": "/old-page", "to": "/new-page" }`. */
export const rowText = ({ from, to }: Redirect) =>
  `{ "from": ${JSON.stringify(from)}, "to": ${JSON.stringify(to)} }`;

/**
 * Writes into the table that a page has a new address: its old one leads there, what led to the old
 * one leads there too, and nothing leads away from the new one anymore.
 *
 * @param text the file, valid by its schema.
 * @param isKnown whether visitors know the old address; otherwise it needs no row.
 */
export function withMove(text: string, { from, to }: Redirect, isKnown: boolean): string {
  const page = to.replace(/[?#].*$/, '');
  const freed = withoutRows(text, (row) => row.from === page);
  const repointed = withTargets(freed, (target) => (pathOf(target) === from ? to : target));
  return isKnown && !rowsOf(repointed).some((row) => row.from === from)
    ? withRow(repointed, { from, to })
    : repointed;
}

const pathOf = (target: string) => target.replace(/[?#].*$/, '');

/** A JSON node's value at a field, where it is a text. */
function textAt(node: Node, field: string): string {
  const value: unknown = findNodeAtLocation(node, [field])?.value;
  return typeof value === 'string' ? value : '';
}

const nodesOf = (text: string, list: 'redirects' | 'unknown') => {
  const tree = parseTree(text);
  return (tree && findNodeAtLocation(tree, [list])?.children) ?? [];
};

const rowsOf = (text: string): Redirect[] =>
  nodesOf(text, 'redirects').map((row) => ({ from: textAt(row, 'from'), to: textAt(row, 'to') }));

const change = (text: string, path: JSONPath, value: unknown) =>
  applyEdits(text, modify(text, path, value, {}));

/** The table without rows, and without the lines that they took. */
function withoutRows(text: string, isOut: (row: Redirect) => boolean): string {
  const nodes = nodesOf(text, 'redirects');
  const index = rowsOf(text).findIndex(isOut);
  const [above, row, below] = [nodes[index - 1], nodes[index], nodes[index + 1]];
  if (!row) return text;
  const end = row.offset + row.length;
  // With the comma that parts it from its neighbor.
  const [from, to] = above
    ? [above.offset + above.length, end]
    : [row.offset, below?.offset ?? end];
  return withoutRows(text.slice(0, from) + text.slice(to), isOut);
}

/** The table with other targets, those of the groups that nobody has found yet among them. */
function withTargets(text: string, targetFor: (target: string) => string): string {
  let changed = text;
  for (const list of ['redirects', 'unknown'] as const) {
    for (const [index, row] of nodesOf(text, list).entries()) {
      const target = textAt(row, 'to');
      const instead = targetFor(target);
      if (instead !== target) changed = change(changed, [list, index, 'to'], instead);
    }
  }
  return changed;
}

/** The table with one more row at its end, indented as the one above it. */
function withRow(text: string, row: Redirect): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const last = nodesOf(text, 'redirects').at(-1);
  if (!last) return change(text, ['redirects'], [row]);
  const line = text.slice(0, last.offset).split('\n').at(-1) ?? '';
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  const end = last.offset + last.length;
  return `${text.slice(0, end)},${eol}${indent}${rowText(row)}${text.slice(end)}`;
}
