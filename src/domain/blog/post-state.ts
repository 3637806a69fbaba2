/** Where a post stands: on the site, waiting for its day, or still being written. */
export type PostState = 'published' | 'scheduled' | 'draft';

/**
 * Says whether visitors may see a post.
 *
 * @param post its day as "2025-09-05", and whether its author calls it a draft.
 * @param today the day in New York, "2025-12-05": a post appears on its own day, not before.
 */
export function postState(post: { published: string; isDraft: boolean }, today: string): PostState {
  if (post.isDraft) return 'draft';
  return post.published > today ? 'scheduled' : 'published';
}
