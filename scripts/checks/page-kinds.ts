import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../dev/processes.ts';
import { type BuiltPage, readBuiltPages } from './built-pages.ts';

const LEGAL = globSync('content/pages/legal/*.md', { cwd: root }).map(
  (file) => `/${basename(file, '.md')}`,
);

/**
 * The kind of a page: `list` (pagination and categories of the blog), `legal`, `tour` (one with stops), `stories` (a
 * post with numbered stories) or `post`. Any other page is a kind by itself, named by its path.
 */
export function kindOf({ path, html }: BuiltPage): string {
  if (/^\/blog\/(?:.+\/|\d+$)/.test(path)) return 'list';
  if (path.startsWith('/blog/')) return /id="story-/.test(html) ? 'stories' : 'post';
  if (path.startsWith('/tours/') && /id="stop-/.test(html)) return 'tour';
  return LEGAL.includes(path) ? 'legal' : path;
}

/** The pages of the build that Lighthouse and slow browser tests audit: the first of each kind. Lists are like `/blog`. */
export function auditedPages(): BuiltPage[] {
  const kinds = new Set(['list', '/404']);
  return readBuiltPages().filter((page) => kinds.size < kinds.add(kindOf(page)).size);
}
