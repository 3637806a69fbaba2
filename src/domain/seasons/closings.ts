import { toIsoDate } from './calendar-date.ts';
import { newYorkMidnight } from './new-york-time.ts';

/** Consecutive days without tours, both inclusive, written "December 24, 2026". */
export type Closing = { from: string; to: string };

/** How long before its first day a closing is announced by default. */
const ANNOUNCED_DAYS = 14;

/** Shown from `from` until just before `until`, in ISO form. */
export type Notice = { text: string; from: string; until: string };

/** Whether a day, "2026-12-24", is within a closing. Closings with unreadable dates are ignored. */
export function isClosedOn(day: string, closings: readonly Closing[]): boolean {
  return closings.some(({ from, to }) => {
    const [first, last] = [toIsoDate(from), toIsoDate(to)];
    return first !== undefined && last !== undefined && first <= day && day <= last;
  });
}

/**
 * Returns the notices to show now or later: each from `noticeFrom`, or two weeks ahead, to the end of the last
 * closed day in New York.
 *
 * @param now epoch milliseconds.
 */
export function noticesAfter(
  closings: readonly (Closing & { text: string; noticeFrom?: string | undefined })[],
  now: number,
): Notice[] {
  return closings.flatMap(({ from, to, text, noticeFrom }) => {
    const [first, last] = [toIsoDate(from), toIsoDate(to)];
    if (first === undefined || last === undefined) return [];
    const announced = toIsoDate(noticeFrom ?? '');
    const start = announced ? newYorkMidnight(announced) : newYorkMidnight(first, -ANNOUNCED_DAYS);
    const until = newYorkMidnight(last, 1);
    return Date.parse(until) > now ? [{ text, from: start, until }] : [];
  });
}

/** Lists future days without tours, in order, as visitors read them. Single days within a closing are left out. */
export function daysOff(
  except: readonly { date: string; reason?: string | undefined }[],
  closings: readonly Closing[],
  today: string,
): string[] {
  const single = except.map(({ date, reason }) => ({
    from: date,
    to: date,
    line: reason === undefined ? date : `${date} (${reason.replace(/\.$/, '')})`,
  }));
  const closed = closings.map((closing) => ({
    ...closing,
    line: [...new Set([closing.from, closing.to])].join(' to '),
  }));
  const day = (text: string) => toIsoDate(text) ?? '';
  return [...single.filter(({ from }) => !isClosedOn(day(from), closings)), ...closed]
    .filter(({ to }) => day(to) >= today)
    .toSorted((a, b) => day(a.from).localeCompare(day(b.from)))
    .map(({ line }) => line);
}
