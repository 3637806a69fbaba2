import { type DateStyle, formatTime, monthName, weekdayName } from './date-words.ts';
import { type Schedule, type Weekday, WEEKDAYS } from './departures.ts';

/** "Saturdays and Sundays, 1:15 PM"; days with other times after a semicolon. */
export function daysLine(schedule: Schedule): string {
  return daysByTimes(schedule)
    .map(({ days, times }) => {
      const every = days.length === WEEKDAYS.length;
      return `${every ? 'Every day' : listed(days.map(plural))}, ${listed(times)}`;
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

const plural = (day: Weekday) => `${weekdayName(WEEKDAYS.indexOf(day) + 1)}s`;

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

const monthOf = (day: string, style?: DateStyle) => monthName(Number(day.slice(0, 2)), style);

/** True for February 28 and 29. */
function isLastOfMonth(day: string): boolean {
  const next = new Date(Date.parse(`2024-${day}T00:00:00Z`) + 24 * 60 * 60 * 1000);
  return next.getUTCDate() === 1 || day === '02-28';
}
