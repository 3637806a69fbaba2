import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { required } from '../required.ts';
import {
  nextDepartureMarkup,
  departuresToShow,
} from '../../src/components/tours/departure-markup.ts';
import { nextDeparture, type Schedule } from '../../src/domain/seasons/departures.ts';
import { formatDeparture, scheduleLine } from '../../src/domain/seasons/schedule-words.ts';
import { correctDepartures } from '../../src/components/tours/correct-departures.ts';

const heights: Schedule = {
  slots: [{ days: ['Sat', 'Sun'], time: '13:15' }],
  season: { from: '04-01', to: '12-31' },
};
const twice: Schedule = {
  slots: [
    { days: ['Fri'], time: '14:00' },
    { days: ['Sat'], time: '10:05' },
  ],
};
const BUILT = Date.parse('2026-11-20T15:00:00Z');
const HOUR = 3_600_000;

/** The text at one time on a page that was built at another. */
function visit(built: readonly string[], at: number) {
  document.body.innerHTML = built.map((html) => `<p>${html}</p>`).join('');
  correctDepartures(at);
  return [...document.querySelectorAll('p')];
}

describe('the next departure on a page that was built earlier', () => {
  test.each(['long', 'short'] as const)('is right at any hour, in %s form', (form) => {
    const built = [heights, twice].map((schedule) => nextDepartureMarkup(schedule, BUILT, form));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 * 100 }), (hours) => {
        const at = BUILT + hours * HOUR;
        const shown = visit(built, at);
        for (const [index, schedule] of [heights, twice].entries()) {
          const departure = required(nextDeparture(schedule, at));
          const time = required(required(shown[index]).querySelector('time'));
          expect(time.textContent).toBe(formatDeparture(departure, form));
          expect(Date.parse(required(time.getAttribute('datetime')))).toBe(departure.startsAt);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('is written only where it changed, since writing is slow on a phone', () => {
    const built = [nextDepartureMarkup(heights, BUILT, 'long')];
    const write = vi.spyOn(Date.prototype, 'toLocaleString');
    visit(built, BUILT + HOUR);
    expect(write).not.toHaveBeenCalled();
    visit(built, BUILT + 48 * HOUR);
    expect(write).toHaveBeenCalledOnce();
    write.mockRestore();
  });

  test('marks an extra date, and only that one', () => {
    const built = [
      nextDepartureMarkup(
        { ...heights, extra: [{ date: 'November 27, 2026', time: '09:30' }] },
        BUILT,
        'short',
      ),
    ];
    const shown = (day: string) => required(visit(built, Date.parse(day))[0]).textContent;
    expect(shown('2026-11-23')).toBe('Fri, Nov 27, 9:30 AM, extra date');
    expect(shown('2026-11-28')).toBe('Sat, Nov 28, 1:15 PM');
  });

  test('of several tours is the earliest, with its tour’s name', () => {
    const tours = [
      { schedule: heights, name: 'Heights' },
      { schedule: twice, name: 'Twice' },
    ];
    const { departures, data } = departuresToShow(tours, BUILT, { style: 'short', afterwards: '' });
    expect(required(departures[0]).text).toBe('Fri, Nov 20, 2:00 PM, Twice');
    document.body.innerHTML = `<p data-departures="${data}"><time></time></p>`;
    correctDepartures(Date.parse('2026-11-22T12:00:00Z'));
    expect(document.body.textContent).toBe('Sun, Nov 22, 1:15 PM, Heights');
  });

  test('in a row of tickets has day, date, time and remark, and no ticket is left over', () => {
    const row =
      '<li><time><span></span><span></span><span></span><span>extra date</span></time></li>';
    const { data } = departuresToShow([{ schedule: heights }], BUILT, {
      style: 'short',
      afterwards: '',
    });
    document.body.innerHTML = `<ol data-departures="${data}">${row.repeat(6)}</ol>`;
    const parts = () =>
      [...document.querySelectorAll('time')].map((time) =>
        [...time.children].map(({ textContent }) => textContent),
      );
    correctDepartures(Date.parse('2026-12-25T12:00:00Z'));
    expect(parts().slice(0, 3)).toEqual([
      ['Sat', 'Dec 26', '1:15 PM', ''],
      ['Sun', 'Dec 27', '1:15 PM', ''],
      ['Sat', 'Apr 3', '1:15 PM', ''],
    ]);
    const last = data
      .split('|')[0]
      ?.split(' ')
      .reduce((sum, gap) => sum + Number(gap), 0);
    correctDepartures((required(last) - 1) * 60_000);
    expect(parts()).toHaveLength(1);
  });

  test('becomes the weekdays once all dates of the build are past', () => {
    const [shown] = visit(
      [nextDepartureMarkup(heights, BUILT, 'short')],
      BUILT + 3 * 365 * 24 * HOUR,
    );
    expect(required(shown).textContent).toBe(scheduleLine(heights));
  });

  test('is the weekdays if no date is left', () => {
    const gone: Schedule = {
      slots: [{ days: ['Mon'], time: '10:00' }],
      season: { from: '02-29', to: '02-29' },
    };
    expect(nextDepartureMarkup(gone, BUILT, 'short')).toBe(scheduleLine(gone));
  });
});
