/** Days, seasons and walks, against calendars read another way: from day to day, by what clocks show. */
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import {
  isIsoDate,
  toIsoDate,
  toIsoMonth,
  toLongDate,
} from '../../src/domain/seasons/calendar-date.ts';
import { newYorkInstant } from '../../src/domain/seasons/new-york-time.ts';
import { type Schedule, walksAfter, WEEKDAYS } from '../../src/domain/seasons/next-walk.ts';
import { badgeMonth, newYorkDay, seasonOn } from '../../src/domain/seasons/season.ts';
import { seasonTable } from '../../src/domain/seasons/season-table.ts';
import { property } from './property.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** What New York's clocks show at a moment: "2026-11-28 13:15 Sat". */
const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});
const shown = (moment: number) => CLOCK.format(moment);

const two = (number: number) => String(number).padStart(2, '0');
const days = fc
  .integer({ min: Date.UTC(1990, 0, 1) / DAY, max: Date.UTC(2060, 0, 1) / DAY })
  .map((day) => new Date(day * DAY).toISOString().slice(0, 10));
const times = fc
  .tuple(fc.nat(23), fc.constantFrom(0, 15, 30, 45))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);

describe('a day', () => {
  const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const parts = fc.record({
    year: fc.integer({ min: 1000, max: 2999 }),
    month: fc.integer({ min: 0, max: 14 }),
    day: fc.integer({ min: 0, max: 33 }),
  });
  const exists = ({ year, month, day }: { year: number; month: number; day: number }) =>
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= (LENGTHS[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0);

  property('is on the calendar when its month is as long', parts, (date) => {
    const { year, month, day } = date;
    expect(isIsoDate(`${year}-${two(month)}-${two(day)}`)).toBe(exists(date));
  });
  property('is read in words as it is written in them', parts, (date) => {
    const { year, month, day } = date;
    const name = MONTHS[month - 1];
    const words = `${name} ${day}, ${year}`;
    const iso = `${year}-${two(month)}-${two(day)}`;
    expect(toIsoDate(words)).toBe(exists(date) ? iso : undefined);
    if (!exists(date)) return;
    expect(toLongDate(iso)).toBe(words);
    expect(toIsoMonth(`${name} ${year}`)).toBe(iso.slice(0, 7));
  });
  property('is no other text', fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
    const iso = toIsoDate(text);
    if (iso !== undefined) expect(toLongDate(iso)).toBe(text);
  });
});

describe('a time of New York', () => {
  property(
    'is the first moment at which its clocks show it',
    fc.tuple(days, times),
    ([date, time]) => {
      const moment = newYorkInstant(date, time);
      const isSkipped = shown(moment) !== `${date} ${time}`;
      const utc = Date.parse(`${date}T${time}:00Z`);
      const candidates = [4, 5]
        .map((hours) => utc + hours * HOUR)
        .filter((at) => shown(at) === `${date} ${time}`);
      if (candidates.length > 0) expect(moment).toBe(Math.min(...candidates));
      else {
        // The hour that is left out in spring: as long after midnight as it says.
        expect(isSkipped).toBe(true);
        expect(moment).toBe(
          newYorkInstant(date, '00:00') + (utc - Date.parse(`${date}T00:00:00Z`)),
        );
      }
    },
  );
  property('lies on the day that its clocks show', fc.integer({ min: 0, max: 3e12 }), (moment) => {
    const { year, month, day } = newYorkDay(new Date(moment));
    expect(`${year}-${two(month)}-${two(day)}`).toBe(shown(moment).slice(0, 10));
  });
});

describe('the next walks', () => {
  const schedules: fc.Arbitrary<Schedule> = fc.record({
    walks: fc.array(
      fc.record({ days: fc.subarray([...WEEKDAYS], { minLength: 1, maxLength: 3 }), time: times }),
      { maxLength: 3 },
    ),
    season: fc.option(
      fc
        .tuple(
          fc.integer({ min: 1, max: 12 }),
          fc.integer({ min: 1, max: 28 }),
          fc.integer({ min: 1, max: 12 }),
          fc.integer({ min: 1, max: 28 }),
        )
        .map(([m, d, n, e]) => ({ from: `${two(m)}-${two(d)}`, to: `${two(n)}-${two(e)}` })),
      { nil: undefined },
    ),
    except: fc.array(fc.record({ date: days.map(toLongDate) }), { maxLength: 2 }),
    extra: fc.array(fc.record({ date: days.map(toLongDate), time: times }), { maxLength: 2 }),
    closed: fc.array(fc.record({ from: days.map(toLongDate), to: days.map(toLongDate) }), {
      maxLength: 1,
    }),
  });
  const near = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) });

  /** Whether a walk begins on that day at that time, asked of the schedule's lines one by one. */
  function runs(
    { walks, season, except, extra, closed }: Schedule,
    date: string,
    time: string,
  ): boolean {
    const words = toLongDate(date);
    const between = (from: string, to: string) =>
      Date.parse(from) <= Date.parse(words) && Date.parse(words) <= Date.parse(to);
    if (closed?.some(({ from, to }) => between(from, to))) return false;
    if (extra?.some((one) => one.date === words && one.time === time)) return true;
    if (except?.some((one) => one.date === words)) return false;
    if (season) {
      // From the season's first day on, day by day, until its last one.
      const [day, from, to] = [date.slice(5), season.from, season.to];
      const isIn = from <= to ? day >= from && day <= to : !(day > to && day < from);
      if (!isIn) return false;
    }
    const weekday = new Date(`${date}T12:00:00Z`).toLocaleString('en-US', {
      weekday: 'short',
      timeZone: 'UTC',
    });
    return walks.some((walk) => walk.time === time && walk.days.some((one) => one === weekday));
  }

  property(
    'are all that the schedule holds, in order, and none that has begun',
    fc.record({ schedule: schedules, now: near, count: fc.integer({ min: 1, max: 6 }) }),
    ({ schedule, now, count }) => {
      const found = walksAfter(schedule, now, count);
      const all = [...schedule.walks, ...(schedule.extra ?? [])].map(({ time }) => time);
      const expected: number[] = [];
      const end = found.length < count ? now + 60 * DAY : (found.at(-1)?.startsAt ?? now);
      for (
        let noon = Date.parse(`${shown(now).slice(0, 10)}T12:00:00Z`);
        noon - DAY <= end;
        noon += DAY
      ) {
        const date = new Date(noon).toISOString().slice(0, 10);
        for (const time of new Set(all)) {
          const startsAt = newYorkInstant(date, time);
          if (startsAt > now && startsAt <= end && runs(schedule, date, time))
            expected.push(startsAt);
        }
      }
      expect(found.map(({ startsAt }) => startsAt).filter((at) => at <= end)).toEqual(
        expected.toSorted((a, b) => a - b).slice(0, count),
      );
      for (const { date, time } of found) expect(runs(schedule, date, time)).toBe(true);
    },
  );
});

describe('the season', () => {
  const seasons = fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('Spring', 'Summer', 'Fall', 'Winter', 'Rain'),
      firstMonth: fc.integer({ min: 1, max: 12 }),
    }),
    { minLength: 1, maxLength: 4, selector: ({ firstMonth }) => firstMonth },
  );
  const today = fc.record({
    year: fc.integer({ min: 1999, max: 2101 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });

  property(
    'is the last one to have begun, with the years that it lasts through',
    fc.record({ day: today, table: seasons }),
    ({ day, table }) => {
      // Back month by month to the one in which it began, and on to the one before the next begins.
      const begins = (index: number) =>
        table.find(({ firstMonth }) => firstMonth === (((index % 12) + 12) % 12) + 1);
      let first = day.year * 12 + day.month - 1;
      const isAllYear = table.length === 1;
      while (!begins(first)) first -= 1;
      let last = day.year * 12 + day.month - 1;
      while (!begins(last + 1)) last += 1;
      const [from, to] = [Math.floor(first / 12), Math.floor(last / 12)];
      const years = isAllYear
        ? `${day.year}`
        : from === to
          ? `${from}`
          : `${from}–${two(to % 100)}`;
      expect(seasonOn(day, table)).toBe(`${begins(first)?.name} ${years}`);
    },
  );
  property('of the badge is this month’s until the 15th, and then the next one’s', today, (day) => {
    const named = badgeMonth(day);
    const index = day.year * 12 + day.month - 1 + (day.day > 15 ? 1 : 0);
    expect(named).toEqual({
      name: MONTHS[index % 12],
      year: Math.floor(index / 12),
      month: (index % 12) + 1,
      day: 1,
    });
  });
  property(
    'of a month without walks is that of the next month with some',
    fc.record({
      day: today,
      table: seasons,
      open: fc.subarray([...MONTHS.keys()].map((month) => month + 1)),
    }),
    ({ day, table, open }) => {
      seasonTable(day, 24, table, open).forEach((row, index) => {
        let month = day.year * 12 + day.month - 1 + index;
        if (open.length > 0) while (!open.includes((month % 12) + 1)) month += 1;
        expect(row).toEqual({
          month: MONTHS[month % 12],
          season: seasonOn(
            { year: Math.floor(month / 12), month: (month % 12) + 1, day: 1 },
            table,
          ),
        });
      });
    },
  );
});
