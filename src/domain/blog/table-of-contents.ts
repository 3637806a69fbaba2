/** A place in a post that its table of contents leads to. A `part` of a section stands below it. */
export type Place = { id: string; text: string; level: 'section' | 'part' };

/** A post with fewer places than this is read from the top. */
const WORTH_LISTING = 3;

/** The anchor of a numbered story, which has no heading of its own in the post's text. */
export function storyAnchor(number: number): string {
  return `story-${number}`;
}

const PLACE = /^## |<Story\b([^>]*)>/gm;

/**
 * What a post's table of contents lists: its sections and its numbered stories, in their order.
 *
 * @param body the post's text as its author wrote it.
 * @param headings its headings as they were rendered, with their anchors.
 * @returns nothing for a post too short to need one.
 */
export function tableOfContents(
  body: string,
  headings: readonly { depth: number; slug: string; text: string }[],
): Place[] {
  const sections = headings.filter(({ depth }) => depth === 2);
  const places: Place[] = [];
  for (const [, attributes] of body.matchAll(PLACE)) {
    // A heading has no attributes, while a story's may be ''.
    if (attributes === undefined) {
      const section = sections.shift();
      if (section) places.push({ id: section.slug, text: section.text, level: 'section' });
      continue;
    }
    const number = /\bnumber=\{(\d+)\}/.exec(attributes)?.[1];
    const title = /\btitle="([^"]*)"/.exec(attributes)?.[1];
    if (number && title) {
      places.push({ id: storyAnchor(Number(number)), text: `${number}. ${title}`, level: 'part' });
    }
  }
  return places.length < WORTH_LISTING ? [] : places;
}
