export type PostState = 'published' | 'scheduled' | 'draft';

/**
 * @param post its publication day, "2025-09-05", and whether it is marked as a draft.
 * @param today the day in New York, "2025-12-05".
 */
export function postState(post: { published: string; isDraft: boolean }, today: string): PostState {
  if (post.isDraft) return 'draft';
  return post.published > today ? 'scheduled' : 'published';
}
