/** `published` is a day, "2025-09-05". */
export type RelatedInput = {
  id: string;
  category: { id: string };
  tags: readonly string[];
  tour: string;
  published: string;
};

const MAX_RELATED = 3;

/** A shared tag weighs most: the author chose it for this post. */
const WEIGHT = { tag: 3, category: 2, tour: 1 };

/**
 * Returns up to three related posts: most in common first, then nearest in time.
 *
 * @param others may include the post itself, which is skipped.
 */
export function relatedPosts<Post extends RelatedInput>(
  post: RelatedInput,
  others: readonly Post[],
): Post[] {
  const day = Date.parse(post.published);
  const score = (other: RelatedInput) =>
    WEIGHT.tag * other.tags.filter((tag) => post.tags.includes(tag)).length +
    WEIGHT.category * Number(other.category.id === post.category.id) +
    WEIGHT.tour * Number(other.tour === post.tour);
  const distance = (other: RelatedInput) => Math.abs(Date.parse(other.published) - day);
  return others
    .filter(({ id }) => id !== post.id)
    .toSorted((a, b) => score(b) - score(a) || distance(a) - distance(b))
    .slice(0, MAX_RELATED);
}
