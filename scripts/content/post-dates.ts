import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { toIsoDate } from '../../src/domain/seasons/calendar-date.ts';
import { postState } from '../../src/domain/blog/post-state.ts';
import { parseMarkdown } from './check/read/parsed-file.ts';
import { valueAt } from './check/read/value-at.ts';

/**
 * When each page of the blog last changed, for the sitemap: a post on its own day or that of its
 * last correction, a list on the day of its newest post.
 *
 * @param root the project's folder.
 * @param today the build's day: a post that visitors cannot see yet changes nothing.
 * @returns days ("2025-12-05") by address. A post whose day cannot be read is left out; the content
 *   check says so.
 */
export function postDates(root: string, today: string): Map<string, string> {
  const days = new Map<string, string>();
  const keepLatest = (path: string, day: string) => {
    if (day > (days.get(path) ?? '')) days.set(path, day);
  };
  for (const file of globSync('content/blog/*/index.mdx', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    const post = parseMarkdown(file, text);
    const [date, updated, category, draft] = ['date', 'updated', 'category', 'draft'].map(
      (field) => (post.ok ? valueAt(post.data, [field]) : undefined),
    );
    const published = toIsoDate(String(date));
    if (!published || postState({ published, isDraft: draft === true }, today) !== 'published')
      continue;
    const changed = toIsoDate(String(updated)) ?? published;
    keepLatest(`/blog/${basename(dirname(file))}`, changed);
    keepLatest('/blog', published);
    keepLatest(`/blog/category/${String(category)}`, published);
  }
  return days;
}

/**
 * When a page last changed: a further page of a list, and the archive, with the list itself, since a
 * new post moves all that come after it.
 *
 * @param days as `postDates` gives them.
 * @param path the page's address, `/blog/page/2`.
 */
export function lastChange(days: ReadonlyMap<string, string>, path: string): string | undefined {
  return days.get(path) ?? days.get(path.replace(/\/\d+$/, '').replace(/\/(?:page|archive)$/, ''));
}
