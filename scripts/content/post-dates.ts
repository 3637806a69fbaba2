import { toIsoDate } from '../../src/domain/seasons/calendar-date.ts';
import type { Content } from './check/read/content.ts';
import { publishDate } from './check/read/site-map.ts';
import { valueAt } from './check/read/value-at.ts';

/**
 * The date on which each blog page last changed, for the sitemap: for a post, its `updated` date or else its
 * publication date; for a list, which shows excerpts, the latest date of its posts.
 */
export function postDates(
  { entries }: Pick<Content, 'entries'>,
  today: string,
): Map<string, string> {
  const days = new Map<string, string>();
  const keepLatest = (path: string, day: string) => {
    if (day > (days.get(path) ?? '')) days.set(path, day);
  };
  for (const entry of entries) {
    const published = publishDate(entry);
    if (entry.collection !== 'blog' || published > today) continue;
    const [updated, category] = ['updated', 'category'].map((field) =>
      valueAt(entry.data, [field]),
    );
    const changed = toIsoDate(String(updated)) ?? published;
    for (const path of [entry.id, `category/${String(category)}`])
      keepLatest(`/blog/${path}`, changed);
    keepLatest('/blog', changed);
  }
  return days;
}

/** Every page of a list has the list's date, because a new post shifts all others. */
export function lastChange(days: ReadonlyMap<string, string>, path: string): string | undefined {
  return days.get(path) ?? days.get(path.replace(/\/\d+$/, ''));
}
