import { expect, test } from 'vitest';
import { postState } from '../../../src/domain/blog/post-state.ts';

test.each([
  ['yesterday’s post is on the site', '2025-12-04', false, 'published'],
  ['a post appears on its own day', '2025-12-05', false, 'published'],
  ['tomorrow’s post waits', '2025-12-06', false, 'scheduled'],
  ['a draft stays in the drawer, whatever its day', '2024-01-01', true, 'draft'],
  ['a draft with a day to come is still a draft', '2026-01-01', true, 'draft'],
] as const)('postState: %s', (_, published, isDraft, state) => {
  expect(postState({ published, isDraft }, '2025-12-05')).toBe(state);
});
