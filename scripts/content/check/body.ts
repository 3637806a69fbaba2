import { findTextProblem } from '../../../src/content/schemas/fields.ts';
import type { Advice, Diagnostic } from './read/diagnostic.ts';
import { headingIssues } from './headings.ts';
import { markupIssues } from './markup.ts';
import type { Entry } from './read/entries.ts';
import { type Found, nodesOf, treeOf } from './read/text-tree.ts';
import { type Choices, repeatedParts, tagIssues } from './tags.ts';

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
