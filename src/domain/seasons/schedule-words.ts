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

/** "Sat & Sun 1:15 PM", "Wed–Fri 10:00 AM, Sat 9:00 AM & 2:00 PM"; a line never breaks between a day and its time. */
export function shortDaysLine(schedule: Schedule): string {
  return daysByTimes(schedule)
    .map(({ days, times }) => `${shortDays(days)}\u00a0${times.join(' & ')}`)
    .join(', ');
}

/** With the season, if any: "Sat & Sun 1:15 PM, Apr–Dec". */
export function shortScheduleLine(schedule: Schedule): string {
  const days = shortDaysLine(schedule);
  return schedule.season ? `${days}, ${seasonLine(schedule, 'short')}` : days;
}

/** "April to December", "April 15 to December 20", "Apr–Dec", one month or day, or "all year". */
export function seasonLine({ season }: Schedule, style: DateStyle = 'long'): string {
  if (!season) return 'all year';
  const isWhole = season.from.endsWith('-01') && isLastOfMonth(season.to);
  const words = (day: string) => {
    const month = monthName(Number(day.slice(0, 2)), style);
    return isWhole ? month : `${month} ${Number(day.slice(3))}`;
  };
  const [from, to] = [words(season.from), words(season.to)];
  return from === to ? from : [from, to].join(style === 'short' ? '–' : ' to ');
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

/** True for February 28 and 29. */
function isLastOfMonth(day: string): boolean {
  const next = new Date(Date.parse(`2024-${day}T00:00:00Z`) + 24 * 60 * 60 * 1000);
  return next.getUTCDate() === 1 || day === '02-28';
}
