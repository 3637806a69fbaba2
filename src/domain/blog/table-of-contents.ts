/** A `part` is shown below its section. */
export type TocEntry = { id: string; text: string; level: 'section' | 'part' };

/** With fewer entries a post has no table of contents. */
const MIN_ENTRIES = 3;

/** The anchor of a `<Story>`, which has no Markdown heading. */
export function storyAnchor(number: number): string {
  return `story-${number}`;
}

const ENTRY = /^## |<Story\b([^>]*)>/gm;

/**
 * Lists a post's sections and numbered stories in order.
 *
 * @returns nothing for a post with fewer than three.
 */
export function tableOfContents(
  body: string,
  headings: readonly { depth: number; slug: string; text: string }[],
): TocEntry[] {
  const sections = headings.filter(({ depth }) => depth === 2);
  const entries: TocEntry[] = [];
  for (const [, attributes] of body.matchAll(ENTRY)) {
    // Undefined for a heading; a story's may be ''.
    if (attributes === undefined) {
      const section = sections.shift();
      if (section) entries.push({ id: section.slug, text: section.text, level: 'section' });
      continue;
    }
    const number = /\bnumber=\{(\d+)\}/.exec(attributes)?.[1];
    const title = /\btitle="([^"]*)"/.exec(attributes)?.[1];
    if (number && title) {
      entries.push({ id: storyAnchor(Number(number)), text: `${number}. ${title}`, level: 'part' });
    }
  }
  return entries.length < MIN_ENTRIES ? [] : entries;
}
