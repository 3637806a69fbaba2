import { createRequire } from 'node:module';
import { z } from 'astro/zod';
import { POST_HTML, POST_PARTS } from '../../../src/content/schemas/blog.ts';
import { findTextProblem } from '../../../src/content/schemas/fields.ts';
import type { Diagnostic, Advice } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';
import type { Entry } from './read/entries.ts';
import { findIssues } from './read/schemas.ts';

type Node = {
  type: string;
  position?: { start: { line: number } };
  children?: readonly Node[];
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string;
  attributes?: readonly { name?: string; value?: unknown }[];
};
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

export function nodesOf(entry: Entry): { node: Node; line: number }[] {
  const flatten = (node: Node, above: number): { node: Node; line: number }[] => {
    const line = node.position?.start.line ?? above;
    return [{ node, line }, ...(node.children ?? []).flatMap((child) => flatten(child, line))];
  };
  const tree = treeOf(entry);
  return tree instanceof Error ? [] : flatten(tree, 1);
}

/** The tours, stops and prices that components may name. */
type Choices = Readonly<Record<'tour' | 'at' | 'of', readonly string[]>>;

export function checkBody(entry: Entry, choices: Choices): Diagnostic[] {
  const tree = treeOf(entry);
  if (tree instanceof Error) {
    const [, line = 1, why = tree.message] = /^(\d+):\d+: (.*)/.exec(tree.message) ?? [];
    const fix = 'close every tag, write &lt; for a plain <, and &#123; for a plain {';
    return [entry.diagnosticAt(Number(line), `the text cannot be read here (${why})`, fix)];
  }
  return nodesOf(entry).flatMap(({ node, line }) => {
    if (node.type === 'text') {
      return (node.value ?? '').split('\n').flatMap((row, at) => {
        const problem = findTextProblem(row, UNPARSED_MARKUP);
        const fix = UNPARSED_MARKUP.test(row)
          ? 'take spaces out of links and beside stars, and put one behind ##'
          : 'write the words again';
        return problem ? entry.diagnosticAt(line + at, problem, fix) : [];
      });
    }
    const issues = node.type.startsWith('mdxJsx') ? tagIssues(node, choices) : codeIssues(node);
    return issues.map((words) => entry.diagnosticAt(line, ...words));
  });
}

/** Links, images, bold text and headings that were not parsed as Markdown. */
const UNPARSED_MARKUP = /!?\[[^\]]*\]\([^)]*\)?|\*\*|^#+[^#\s].*/;

function codeIssues({ type, value = '' }: Node): Advice[] {
  if (type === 'html') {
    const names = [...value.matchAll(/<([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);
    const other = names.find((name) => !POST_HTML.includes(name));
    return other === undefined
      ? []
      : [[`this text cannot hold <${other}>`, 'write plain Markdown']];
  }
  // Allowed in curly brackets: nothing, a comment, or a quoted string.
  const isHarmless = /^\s*(?:\/\*[\s\S]*\*\/|(['"])[^'"\\]*\1)?\s*$/.test(value);
  if (isHarmless || !type.startsWith('mdx')) return [];
  const fix = 'write <Price of="tour" /> for the price, and plain words for the rest';
  return [[`"${value}" is code, which a post cannot hold`, fix]];
}

function tagIssues({ name, attributes = [] }: Node, choices: Choices): Advice[] {
  // `<>…</>` is a fragment, which renders only its children.
  if (!name || POST_HTML.includes(name)) return [];
  const details = POST_PARTS[name];
  const parts = Object.keys(POST_PARTS);
  if (!details) return [[`a post cannot hold <${name}>`, suggest(name, parts, 'delete it')]];
  const error = 'write it into the tag, as in caption="What it shows"';
  const number = z.object({ value: z.string().regex(/^[1-9]\d*$/) }, { error: 'write number={1}' });
  const lists: Record<string, readonly string[] | undefined> = choices;
  const shape = Object.entries(details).map(([detail, need]) => {
    const text = lists[detail] ? z.enum(lists[detail], { error }) : z.string({ error });
    const field = detail === 'number' ? number : text;
    return [detail, need === 'required' ? field : field.optional()] as const;
  });
  const given = Object.fromEntries(attributes.map((one) => [one.name ?? '{…}', one.value]));
  const issues = findIssues(z.strictObject(Object.fromEntries(shape)), given);
  return issues.map(({ path, problem, fix }) => [`<${name}> ${path[0]}: ${problem}`, fix]);
}
