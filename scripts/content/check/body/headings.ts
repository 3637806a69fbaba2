import type { Node } from '../read/astro-parsers.ts';

/** A post's own title is the first rank on its page. */
const TITLE = 1;
/** A numbered story's headline, which the part sets itself. */
const STORY = 3;

type Found = { line: number; problem: string; fix: string };

/**
 * Finds headings that skip a rank: whoever moves through a page by its headings, as those who listen
 * to it do, takes the gap for a section that is missing (WCAG 1.3.1).
 */
export function findHeadingIssues(tree: Node): Found[] {
  const found: Found[] = [];
  let above = TITLE;
  const visit = (node: Node): void => {
    const depth = rankOf(node);
    if (depth !== undefined) {
      const fault = faultOf(depth, above, node.name === 'Story');
      if (fault) found.push({ line: node.position?.start.line ?? 1, ...fault });
      above = Math.max(depth, TITLE + 1);
    }
    for (const child of node.children ?? []) visit(child);
  };
  visit(tree);
  return found;
}

function rankOf({ type, depth, name }: Node): number | undefined {
  if (type === 'heading') return depth;
  if (!type.startsWith('mdxJsx')) return undefined;
  if (name === 'Story') return STORY;
  const [, rank] = /^h([1-6])$/.exec(name ?? '') ?? [];
  return rank === undefined ? undefined : Number(rank);
}

function faultOf(depth: number, above: number, isStory: boolean) {
  const marks = (rank: number) => '#'.repeat(rank);
  if (depth === TITLE) {
    return {
      problem: 'a heading with one # is the title’s own rank',
      fix: 'write ## for a section; the title stands in the fields',
    };
  }
  if (depth <= above + 1) return undefined;
  if (isStory) {
    return {
      problem: 'this <Story> has no section above it',
      fix: 'put a heading with ## before the first story',
    };
  }
  return {
    problem:
      above === TITLE
        ? `the first heading has ${marks(depth)}`
        : `a heading with ${marks(depth)} follows one with ${marks(above)}`,
    fix: `write ${marks(above + 1)}, so that no rank is left out`,
  };
}
