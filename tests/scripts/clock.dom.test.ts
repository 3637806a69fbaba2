import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { required } from '../required.ts';
import { departureHtml, type ShownDeparture } from '../../src/components/tours/departure-html.ts';
import { DEPARTURES_SHOWN, departuresAfter } from '../../src/domain/seasons/departures.ts';
import { scheduleLine } from '../../src/domain/seasons/schedule-words.ts';
import { tourDates } from '../../src/domain/seasons/tour-dates.ts';
import { formatDeparture } from '../../src/domain/seasons/upcoming.ts';
import { followClock } from '../../src/scripts/clock.ts';

const heights = {
  id: 'heights',
  name: 'Heights & Hills',
  schedule: {
    slots: [{ days: ['Sat', 'Sun'], time: '13:15' }],
    season: { from: '04-01', to: '12-31' },
    extra: [{ date: 'November 27, 2026', time: '09:30' }],
  },
} as const;
const downtown = {
  id: 'downtown',
  name: 'Downtown',
  schedule: {
    bookingHours: 2,
    slots: [
      { days: ['Fri'], time: '14:00' },
      { days: ['Sat'], time: '10:05' },
    ],
  },
} as const;
const BUILT = Date.parse('2026-11-20T15:00:00Z');
const HOUR = 3_600_000;

const dates = Object.fromEntries(
  [heights, downtown].map((tour) => [tour.id, tourDates(tour, BUILT)]),
);

/** Opens a page later than it was built. */
function visit(body: string, at: string | number): void {
  document.body.innerHTML = `${body}<script type="application/json" id="tour-dates">${JSON.stringify(dates)}</script>`;
  vi.setSystemTime(at);
  window.dispatchEvent(new Event('pageshow'));
}
const shown = () => [...document.querySelectorAll('p')].map((text) => text.textContent);
const show = (departure: ShownDeparture) => `<p>${departureHtml(departure)}</p>`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: BUILT });
});
followClock();

describe('the next departure', () => {
  test.each(['long', 'short'] as const)('is right at any hour, in %s style', (style) => {
    const built = [heights, downtown].map((tour) => ({
      tour,
      html: show({ tours: [tour], style }),
    }));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 24 * 45 }),
        fc.constantFrom(...built),
        (hours, { tour, html }) => {
          const at = BUILT + hours * HOUR;
          visit(html, at);
          const departure = required(departuresAfter(tour.schedule, at, 1)[0]);
          const extra = departure.isExtra ? ', extra date' : '';
          expect(shown()).toEqual([formatDeparture(departure, style) + extra]);
          const { dateTime } = required(document.querySelector('time'));
          expect(Date.parse(dateTime)).toBe(departure.startsAt);
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each([
    ['at the build', BUILT, 'Fri, Nov 20, 2:00\u00a0PM, Downtown'],
    ['a day later', '2026-11-21T17:00:00Z', 'Sat, Nov 21, 1:15\u00a0PM, Heights & Hills'],
    [
      'on an extra date',
      '2026-11-27T12:00:00Z',
      'Fri, Nov 27, 9:30\u00a0AM, extra date, Heights & Hills',
    ],
    ['with none left', '2030-01-01T12:00:00Z', ''],
  ])('of several tours has the tour’s name: %s', (_when, at, text) => {
    visit(show({ tours: [heights, downtown] }), at);
    expect(shown()).toEqual([text]);
  });

  test('is the days and season if the build knows none', () => {
    const never = {
      slots: [{ days: ['Mon'], time: '10:00' }],
      season: { from: '02-29', to: '02-29' },
    } as const;
    expect(departureHtml({ tours: [{ ...heights, schedule: never }] })).toBe(scheduleLine(never));
  });

  test('in a row of tickets: each has its parts, whatever the markup, and none is left over', () => {
    const tickets = Array.from(
      { length: DEPARTURES_SHOWN },
      (_, nth) =>
        `<div data-with-departure><b>${departureHtml({ tours: [heights], nth, inParts: true })}</b></div>`,
    ).join('');
    const parts = () =>
      [...document.querySelectorAll('div:not([hidden]) time')].map((time) =>
        ['weekday', 'day', 'time', 'remark'].map(
          (name) => time.querySelector(`[data-part=${name}]`)?.textContent,
        ),
      );
    visit(tickets, '2026-11-27T06:00:00Z');
    expect(parts().slice(0, 2)).toEqual([
      ['Fri', 'Nov 27', '9:30\u00a0AM', 'extra date'],
      ['Sat', 'Nov 28', '1:15\u00a0PM', ''],
    ]);
    const last = required(tourDates(heights, BUILT).starts.at(-1));
    visit(tickets, Date.parse(last) - 1);
    expect(parts()).toHaveLength(1);
  });

  test('is written only where it changed', async () => {
    visit(show({ tours: [heights] }), BUILT + HOUR);
    const changes = vi.fn();
    new MutationObserver(changes).observe(document.body, { subtree: true, childList: true });
    window.dispatchEvent(new Event('pageshow'));
    await Promise.resolve();
    expect(changes).not.toHaveBeenCalled();
  });
});

test.each([
  ['before its time', '2026-12-10T04:59:00Z', false],
  ['from its first minute on', '2026-12-10T05:00:00Z', true],
  ['to the last', '2027-01-02T04:59:00Z', true],
  ['and not after', '2027-01-02T05:00:00Z', false],
])('a notice is right %s', (_when, moment, isShown) => {
  const notice =
    '<p hidden data-from="2026-12-10T00:00:00-05:00" data-until="2027-01-02T00:00:00-05:00">Closed.</p>';
  visit(notice, moment);
  expect(document.querySelector('p')?.hidden).toBe(!isShown);
});

test('a dated text changes when the page is seen again, after a night in an open tab', () => {
  const later = [
    { from: '2027-01-01T00:00:00-05:00', text: '2027' },
    { from: '2028-01-01T00:00:00-05:00', text: '2028' },
  ];
  const year = `<p><b data-dated>2026</b><script type="application/json">${JSON.stringify(later)}</script></p>`;
  visit(year, '2027-01-01T04:59:00Z');
  const text = required(document.querySelector('b'));
  expect(text.textContent).toBe('2026');
  vi.setSystemTime('2027-01-01T05:00:00Z');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(text.textContent).toBe('2027');
});
