import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../dev/processes.ts';
import { readBuiltPages } from './built-pages.ts';

/**
 * The paths of the build that Lighthouse and slow browser tests audit: one page of each kind, such as one tour with
 * stops and one post with numbered stories. Pagination and category lists are like `/blog`.
 */
export function auditedPages(): string[] {
  const legal = globSync('content/pages/legal/*.md', { cwd: root }).map(
    (file) => `/${basename(file, '.md')}`,
  );
  const kinds = new Set<string>();
  const isFirstOfKind = (kind: string) => kinds.size < kinds.add(kind).size;
  return readBuiltPages()
    .filter(({ path, html }) => {
      if (path === '/404' || /^\/blog\/(?:.+\/|\d+$)/.test(path)) return false;
      if (legal.includes(path)) return isFirstOfKind('legal');
      if (/^\/tours\//.test(path) && /id="stop-/.test(html)) return isFirstOfKind('tour');
      if (!path.startsWith('/blog/')) return true;
      return isFirstOfKind(/id="story-/.test(html) ? 'stories' : 'post');
    })
    .map(({ path }) => path);
}
