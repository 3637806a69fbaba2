import { createRequire } from 'node:module';
import { findTextProblem } from '../../../src/content/schemas/fields.ts';
import type { Advice, Diagnostic } from './diagnostic.ts';
import { headingIssues } from './headings.ts';
import { markupIssues } from './markup.ts';
import type { Entry } from './read/entries.ts';
import { type Choices, repeatedParts, tagIssues } from './tags.ts';

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

function treeOf({ file, body }: Entry): Node | Error {
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

/** Finds what the build, the built pages' tests, the security policy or browsers would refuse. */
export function checkBody(entry: Entry, choices: Choices): Diagnostic[] {
  const tree = treeOf(entry);
  if (tree instanceof Error) {
    const [, line = 1, why = tree.message] = /^(\d+):\d+: (.*)/.exec(tree.message) ?? [];
    const fix = 'close every tag, write &lt; for a plain <, and &#123; for a plain {';
    return [entry.diagnosticAt(Number(line), `the text cannot be read here (${why})`, fix)];
  }
  const nodes = nodesOf(entry);
  const found = nodes.flatMap((one): { line: number; advice: Advice }[] => [
    ...textIssues(one),
    ...[...tagIssues(one.node, choices), ...markupIssues(one, entry.collection)].map((advice) => ({
      line: one.line,
      advice,
    })),
  ]);
  return [...found, ...repeatedParts(nodes), ...headingIssues(nodes, entry)].map(
    ({ line, advice }) => entry.diagnosticAt(line, ...advice),
  );
}

/** Links, images, bold text and headings that were not parsed as Markdown. */
const UNPARSED_MARKUP = /!?\[[^\]]*\](?:\([^)]*\)?|\[[^\]]*\])|\*\*|^#+[^#\s].*/;

function textIssues({ node: { type, value = '' }, line }: Found) {
  if (type !== 'text') return [];
  return value.split('\n').flatMap((row, at) => {
    const problem = findTextProblem(row, UNPARSED_MARKUP);
    const fix = UNPARSED_MARKUP.test(row)
      ? 'take spaces out of links and beside stars, and put one behind ##'
      : 'write the words again';
    return problem ? [{ line: line + at, advice: [problem, fix] as const }] : [];
  });
}
