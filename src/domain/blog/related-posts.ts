/** What two posts may have in common. `published` is a day, "2025-09-05". */
export type Relatable = {
  id: string;
  category: { id: string };
  tags: readonly string[];
  tour: string;
  published: string;
};

/** How many of them a post shows. */
const SHOWN = 3;

/** A shared tag says most: the writer chose it for this story. */
const WEIGHT = { tag: 3, category: 2, tour: 1 };

/**
 * The posts a reader of one post is likeliest to want next: most in common first, of equals the
 * ones nearest in time.
 *
 * @param others may hold the post itself; it is never its own relative.
 */
export function relatedPosts<Post extends Relatable>(
  post: Relatable,
  others: readonly Post[],
): Post[] {
  const closeness = (other: Relatable) =>
    WEIGHT.tag * other.tags.filter((tag) => post.tags.includes(tag)).length +
    WEIGHT.category * Number(other.category.id === post.category.id) +
    WEIGHT.tour * Number(other.tour === post.tour);
  const distance = (other: Relatable) =>
    Math.abs(Date.parse(other.published) - Date.parse(post.published));

  return others
    .filter(({ id }) => id !== post.id)
    .toSorted((a, b) => closeness(b) - closeness(a) || distance(a) - distance(b))
    .slice(0, SHOWN);
}
