import { toIsoDate } from '../../src/domain/seasons/calendar-date.ts';
import { readContent } from './check/check-content.ts';
import { opensOn } from './check/read/site-map.ts';
import { valueAt } from './check/read/value-at.ts';

/**
 * When each page of the blog last changed, for the sitemap: a post on its own day or that of its
 * last correction, a list on the day of its newest post.
 */
export function postDates(root: string, today: string): Map<string, string> {
  const days = new Map<string, string>();
  const keepLatest = (path: string, day: string) => {
    if (day > (days.get(path) ?? '')) days.set(path, day);
  };
  for (const entry of readContent({ root }).entries) {
    const published = opensOn(entry);
    if (published === '' || published > today) continue;
    const [updated, category] = ['updated', 'category'].map((field) =>
      valueAt(entry.data, [field]),
    );
    keepLatest(`/blog/${entry.id}`, toIsoDate(String(updated)) ?? published);
    keepLatest('/blog', published);
    keepLatest(`/blog/category/${String(category)}`, published);
  }
  return days;
}

/** A further page of a list, and the archive, change with the list: a new post moves all after it. */
export function lastChange(days: ReadonlyMap<string, string>, path: string): string | undefined {
  return days.get(path) ?? days.get(path.replace(/\/\d+$/, '').replace(/\/(?:page|archive)$/, ''));
}
