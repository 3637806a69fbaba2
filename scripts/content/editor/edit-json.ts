import { isDeepStrictEqual } from 'node:util';
import { getNodeValue, type Node, parseTree } from 'jsonc-parser';

/**
 * Writes data into a JSON file. What stays as it was keeps its place and its layout: a file whose rows
 * stand on a line each has them so afterwards, and a change of a word is a change of one line.
 *
 * @throws SyntaxError where `text` is not JSON
 */
export function editJson(text: string, after: unknown): string {
  const tree = parseTree(text);
  if (!tree || JSON.parse(text) === undefined) return `${JSON.stringify(after, null, 2)}\n`;
  const end = tree.offset + tree.length;
  return text.slice(0, tree.offset) + print(after, tree, text) + text.slice(end);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of a list or an object: the old text it replaces, if any, and its new one. */
type Part = { old: Node | undefined; text: string };

const sourceOf = ({ offset, length }: Node, text: string) => text.slice(offset, offset + length);

/** A value as it stands in the file, where it is the same; else with as much of the old text as it can keep. */
function print(after: unknown, node: Node, text: string): string {
  if (isDeepStrictEqual(getNodeValue(node), after)) return sourceOf(node, text);
  const { type, children = [] } = node;
  if (children.length > 0 && type === 'array' && Array.isArray(after) && after.length > 0) {
    return join(node, partsOfList(after, children, text), text);
  }
  if (
    children.length > 0 &&
    type === 'object' &&
    isObject(after) &&
    Object.keys(after).length > 0
  ) {
    return join(node, partsOfObject(after, children, text), text);
  }
  return fresh(after, node, text);
}

/** Entries that both lists begin and end with are the same ones; those between go by their place. */
function partsOfList(after: readonly unknown[], olds: readonly Node[], text: string): Part[] {
  const shorter = Math.min(olds.length, after.length);
  const isSame = (old: Node | undefined, value: unknown) =>
    old !== undefined && isDeepStrictEqual(getNodeValue(old), value);
  let start = 0;
  while (start < shorter && isSame(olds[start], after[start])) start += 1;
  let end = 0;
  while (start + end < shorter && isSame(olds.at(-1 - end), after.at(-1 - end))) end += 1;

  return after.map((value, index) => {
    const fromEnd = after.length - index;
    const old =
      fromEnd <= end ? olds.at(-fromEnd) : index < olds.length - end ? olds[index] : undefined;
    const like = olds[0];
    return { old, text: old ? print(value, old, text) : fresh(value, like, text) };
  });
}

function partsOfObject(
  after: Readonly<Record<string, unknown>>,
  olds: readonly Node[],
  text: string,
): Part[] {
  const known = new Map(olds.map((old) => [String(old.children?.[0]?.value), old]));
  const names = [...known.keys()].filter((name) => Object.hasOwn(after, name));
  const added = Object.keys(after).filter((name) => !known.has(name));
  return [...names, ...added].map((name) => {
    const old = known.get(name);
    const [key, value] = old?.children ?? [];
    if (!key || !value)
      return { old, text: `${JSON.stringify(name)}: ${fresh(after[name], olds[0], text)}` };
    // What stands between them is the colon, as the file sets it.
    return { old, text: text.slice(key.offset, value.offset) + print(after[name], value, text) };
  });
}

/** Puts parts together as the file had them: two that stood side by side keep what was between them. */
function join(node: Node, parts: readonly Part[], text: string): string {
  const { offset, length, children = [] } = node;
  const endOf = (child: Node) => child.offset + child.length;
  const [first, second] = children;
  const last = children.at(-1);
  if (!first || !last) return sourceOf(node, text);
  const open = text.slice(offset, first.offset);
  const usual = second ? text.slice(endOf(first), second.offset) : `,${open.slice(1) || ' '}`;
  const body = parts.map((part, index) => {
    if (index === 0) return part.text;
    const before = parts[index - 1]?.old;
    const isBeside =
      before && part.old && children.indexOf(part.old) === children.indexOf(before) + 1;
    return (isBeside ? text.slice(endOf(before), part.old?.offset) : usual) + part.text;
  });
  return open + body.join('') + text.slice(endOf(last), offset + length);
}

/** A value that is new, on one line or several as the one beside it. */
function fresh(value: unknown, like: Node | undefined, text: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const isOneLine = like && like.type === 'object' && !sourceOf(like, text).includes('\n');
  if (isOneLine) return oneLine(value);
  const lineStart = text.lastIndexOf('\n', like?.offset ?? 0) + 1;
  const [indent = ''] = /^[ \t]*/.exec(text.slice(lineStart)) ?? [];
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, inner]) => `${JSON.stringify(name)}: ${oneLine(inner)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}
