import { type Schedule, type Weekday, WEEKDAYS } from './departures.ts';

/** Shown after the time of a departure from `Schedule.extra`. */
export const EXTRA_DATE = 'extra date';

/** `long` is "Saturday, November 28, 1:15 PM", `short` is "Sat, Nov 28, 1:15 PM". */
export type DateStyle = 'long' | 'short';

/** @param departure `date` is "2026-11-28" and `time` is "13:15", New York's. */
export function formatDeparture(
  { date, time }: { date: string; time: string },
  style: DateStyle,
): string {
  return `${formatDate(date, style)}, ${formatTime(time)}`;
}

/** @param date "2026-11-28" */
export const formatDate = (date: string, style: DateStyle): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: style,
    month: style,
    day: 'numeric',
    timeZone: 'UTC',
  });

/** Formats "13:15" as "1:15 PM". */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** "Saturdays and Sundays, 1:15 PM"; days with other times after a semicolon. */
export function daysLine(schedule: Schedule): string {
  return daysByTimes(schedule)
    .map(({ days, times }) => {
      const every = days.length === WEEKDAYS.length;
      return `${every ? 'Every day' : listed(days.map((day) => PLURALS[day]))}, ${listed(times)}`;
    })
    .join('; ');
}

/** "Sat & Sun 1:15 PM", "Wed–Fri 10:00 AM, Sat 9:00 AM & 2:00 PM". */
export function shortDaysLine(schedule: Schedule): string {
  return daysByTimes(schedule)
    .map(({ days, times }) => `${shortDays(days)} ${times.join(' & ')}`)
    .join(', ');
}

/** With the season, if any: "Sat & Sun 1:15 PM, Apr–Dec". */
export function shortScheduleLine(schedule: Schedule): string {
  const { season } = schedule;
  const days = shortDaysLine(schedule);
  if (!season) return days;
  const isWhole = season.from.endsWith('-01') && isLastOfMonth(season.to);
  const [from, to] = [season.from, season.to].map((day) => {
    const month = monthOf(day, 'short');
    return isWhole ? month : `${month} ${dayOf(day)}`;
  });
  return `${days}, ${from === to ? from : `${from}–${to}`}`;
}

/** "April to December", "April 15 to December 20", or "all year". */
export function seasonLine({ season }: Schedule): string {
  if (!season) return 'all year';
  const { from, to } = season;
  if (from === to) return `${monthOf(from)} ${dayOf(from)}`;
  const isWhole = from.endsWith('-01') && isLastOfMonth(to);
  if (isWhole && monthOf(from) === monthOf(to)) return monthOf(from);
  return isWhole
    ? `${monthOf(from)} to ${monthOf(to)}`
    : `${monthOf(from)} ${dayOf(from)} to ${monthOf(to)} ${dayOf(to)}`;
}

/** "Saturdays and Sundays, 1:15 PM, April to December". */
export function scheduleLine(schedule: Schedule): string {
  const days = daysLine(schedule);
  return `${days}${days.includes(';') ? ';' : ','} ${seasonLine(schedule)}`;
}

const PLURALS: Record<Weekday, string> = {
  Mon: 'Mondays',
  Tue: 'Tuesdays',
  Wed: 'Wednesdays',
  Thu: 'Thursdays',
  Fri: 'Fridays',
  Sat: 'Saturdays',
  Sun: 'Sundays',
};

const listed = (parts: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(parts);

/** Groups the weekdays that have the same times. */
function daysByTimes({ slots }: Schedule): { days: Weekday[]; times: string[] }[] {
  const groups = new Map<string, { days: Weekday[]; times: string[] }>();
  for (const day of WEEKDAYS) {
    const starts = slots.filter(({ days }) => days.includes(day)).map(({ time }) => time);
    if (starts.length === 0) continue;
    const times = [...new Set(starts)].sort().map(formatTime);
    const group = groups.get(times.join());
    if (group) group.days.push(day);
    else groups.set(times.join(), { days: [day], times });
  }
  return [...groups.values()];
}

/** "Sat", "Sat & Sun", "Wed–Fri" for three or more in a row, "Mon, Wed & Fri". */
function shortDays(days: readonly Weekday[]): string {
  const [first, ...others] = days;
  const last = others.at(-1);
  if (!first || !last) return days.join();
  if (days.length === WEEKDAYS.length) return 'Every day';
  const isRun = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === others.length;
  if (isRun && others.length > 1) return `${first}–${last}`;
  return `${[first, ...others.slice(0, -1)].join(', ')} & ${last}`;
}

const dayOf = (day: string) => Number(day.slice(3));

const monthOf = (day: string, style: DateStyle = 'long') =>
  new Date(`2024-${day}T00:00:00Z`).toLocaleString('en-US', { month: style, timeZone: 'UTC' });

/** True for February 28 and 29. */
function isLastOfMonth(day: string): boolean {
  const next = new Date(Date.parse(`2024-${day}T00:00:00Z`) + 24 * 60 * 60 * 1000);
  return next.getUTCDate() === 1 || day === '02-28';
}
