import type { Found } from './read/text-tree.ts';
import type { Advice } from './read/diagnostic.ts';
import { wordsOf } from './markup.ts';
import type { Entry } from './read/entries.ts';

/** The ids of a page with a text; a test compares them with the built pages. */
export const PAGE_IDS =
  /^(?:main|tour-dates|posts|sources|footer-[a-z]+|story-\d+|footnote-label)$/;

/** As Astro makes the id of a heading. */
const idOfHeading = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/**
 * Checks the headings of a text. They follow the page's title, which has level 1, without a gap: `##`, then `###`. A
 * `<Story>` has a heading of level 3. The table of contents finds sections by `##` at the start of a line.
 */
export function headingIssues(nodes: readonly Found[], { collection, body }: Entry) {
  const lines = body.split('\n');
  let level = 1;

  function storyIssue(): Advice | undefined {
    const isFirst = level === 1;
    level = 3;
    return isFirst ? ['a story needs a section', 'write a ## heading above it'] : undefined;
  }

  function headingIssue({ node, line, around }: Found): Advice | undefined {
    if (collection === 'tours') return ['the text of a tour has no headings', 'write a paragraph'];
    const part = around.findLast(({ name }) => name)?.name;
    if (part && part !== 'Story') return [`<${part}> cannot hold a heading`, 'write a paragraph'];
    const words = wordsOf(node, false).trim();
    const id = idOfHeading(words);
    const isNamed = /[\p{L}\p{N}]/u.test(wordsOf(node));
    if (!isNamed) return ['the heading has no letter or digit', 'add a word'];
    const { depth = 1 } = node;
    const [least, most] = [part ? 4 : 2, level + 1];
    level = depth;
    const sign = '#'.repeat(Math.max(least, Math.min(depth, most)));
    const fix = `write ${sign} ${words}`;
    if (depth === 1) return [`"${words}" is a second title of the page`, fix];
    if (depth < least || depth > most) return [`the heading "${words}" has the wrong level`, fix];
    if (!/^#+ /.test(lines[line - 1] ?? '')) {
      return [`the line of the heading "${words}" does not start with ${sign}`, fix];
    }
    return PAGE_IDS.test(id)
      ? [`"#${id}" is already another part of the page`, 'word the heading differently']
      : undefined;
  }

  return nodes.flatMap((found) => {
    const { node, line } = found;
    const isStory = node.name === 'Story';
    const advice = isStory ? storyIssue() : node.type === 'heading' && headingIssue(found);
    return advice ? [{ line, advice }] : [];
  });
}
