import { toIsoDate } from './calendar-date.ts';

export const NEVER = '9999-12-31';

/**
 * The day from which visitors see a post or a tour, "2025-12-05": '' if it names none, `NEVER` for a draft.
 *
 * @param fields a post's `date` or a tour's `opens`, as written
 */
export function publishDate({ draft, date, opens }: Readonly<Record<string, unknown>>): string {
  return draft === true ? NEVER : (toIsoDate(String(date ?? opens)) ?? '');
}
