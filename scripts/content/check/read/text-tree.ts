import { createRequire } from 'node:module';
import type { Entry } from './entries.ts';

export type Node = {
  type: string;
  position?: { start: { line: number } };
  children?: readonly Node[];
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string;
  /** Of a heading, from 1. */
  depth?: number;
  /** Of a list item; null if it has no checkbox. */
  checked?: boolean | null;
  /** Of a table's columns; null without alignment. */
  align?: readonly (string | null)[];
  attributes?: readonly { name?: string; value?: unknown }[];
};

/** A node of a text, with its line in the text and the nodes around it, from the outermost. */
export type Found = { node: Node; line: number; around: readonly Node[] };

type Parser = Record<'mdxToJs' | 'mdxToMdast' | 'markdownToMdast', (source: string) => Node>;

// The MDX parser that the build uses. It has no types at this path.
const mdx = createRequire(createRequire(import.meta.url).resolve('@astrojs/mdx'));
const parser = mdx('satteri') as Parser;

const trees = new Map<string, Node | Error>();

/** The parsed text, or the parser's error. */
export function treeOf({ file, body }: Entry): Node | Error {
  let tree = trees.get(body);
  try {
    // Only compiling to JavaScript reports syntax errors inside curly brackets.
    if (!tree && file.endsWith('.mdx')) parser.mdxToJs(body);
    tree ??= file.endsWith('.mdx') ? parser.mdxToMdast(body) : parser.markdownToMdast(body);
  } catch (error) {
    tree = error instanceof Error ? error : new Error(String(error));
  }
  trees.set(body, tree);
  return tree;
}

export function nodesOf(entry: Entry): Found[] {
  const flatten = (node: Node, above: number, around: readonly Node[]): Found[] => {
    const line = node.position?.start.line ?? above;
    const inside = (node.children ?? []).flatMap((child) =>
      flatten(child, line, [...around, node]),
    );
    return [{ node, line, around }, ...inside];
  };
  const tree = treeOf(entry);
  return tree instanceof Error ? [] : flatten(tree, 1, []);
}
