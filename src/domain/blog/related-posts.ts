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
  const day = Date.parse(post.published);
  const closeness = (other: Relatable) =>
    WEIGHT.tag * other.tags.filter((tag) => post.tags.includes(tag)).length +
    WEIGHT.category * Number(other.category.id === post.category.id) +
    WEIGHT.tour * Number(other.tour === post.tour);

  let best: { other: Post; closeness: number; distance: number }[] = [];
  // Each post of a blog is held against each: none is sorted that three others come before.
  for (const other of others) {
    if (other.id === post.id) continue;
    const rated = {
      other,
      closeness: closeness(other),
      distance: Math.abs(Date.parse(other.published) - day),
    };
    const last = best[SHOWN - 1];
    if (last && byNearness(last, rated) <= 0) continue;
    best = [...best, rated].toSorted(byNearness).slice(0, SHOWN);
  }
  return best.map(({ other }) => other);
}

type Nearness = { closeness: number; distance: number };

const byNearness = (a: Nearness, b: Nearness) =>
  b.closeness - a.closeness || a.distance - b.distance;
