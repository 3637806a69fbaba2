import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { required } from '../required.ts';
import { nextWalkMarkup } from '../../src/components/tours/next-walk-markup.ts';
import { nextWalk, type Schedule } from '../../src/domain/seasons/next-walk.ts';
import { formatWalk, scheduleLine } from '../../src/domain/seasons/schedule-words.ts';
import { correctNextWalks } from '../../src/components/tours/correct-next-walk.ts';

const heights: Schedule = {
  walks: [{ days: ['Sat', 'Sun'], time: '13:15' }],
  season: { from: '04-01', to: '12-31' },
};
const twice: Schedule = {
  walks: [
    { days: ['Fri'], time: '14:00' },
    { days: ['Sat'], time: '10:05' },
  ],
};
const BUILT = Date.parse('2026-11-20T15:00:00Z');
const HOUR = 3_600_000;

/** What a visitor reads at a moment on a page that was built at another. */
function visit(built: readonly string[], at: number) {
  document.body.innerHTML = built.map((html) => `<p>${html}</p>`).join('');
  correctNextWalks(at);
  return [...document.querySelectorAll('p')];
}

describe('the next walk on a page that was built earlier', () => {
  test.each(['long', 'short'] as const)('is right at any hour, in %s form', (form) => {
    const built = [heights, twice].map((schedule) => nextWalkMarkup(schedule, BUILT, form));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 * 100 }), (hours) => {
        const at = BUILT + hours * HOUR;
        const shown = visit(built, at);
        for (const [index, schedule] of [heights, twice].entries()) {
          const walk = required(nextWalk(schedule, at));
          const time = required(required(shown[index]).querySelector('time'));
          expect(time.textContent).toBe(formatWalk(walk, form));
          expect(Date.parse(required(time.getAttribute('datetime')))).toBe(walk.startsAt);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('is written only where it has changed: that costs a slow phone more than the page', () => {
    const built = [nextWalkMarkup(heights, BUILT, 'long')];
    const write = vi.spyOn(Date.prototype, 'toLocaleString');
    visit(built, BUILT + HOUR);
    expect(write).not.toHaveBeenCalled();
    visit(built, BUILT + 48 * HOUR);
    expect(write).toHaveBeenCalledOnce();
    write.mockRestore();
  });

  test('stands there already when the page is built', () => {
    document.body.innerHTML = nextWalkMarkup(heights, BUILT, 'long');
    const time = required(document.querySelector('time'));
    expect(time.textContent).toBe('Saturday, November 21, 1:15 PM');
    expect(time.getAttribute('datetime')).toBe('2026-11-21T18:15:00.000Z');
  });

  test('gives way to the days once every walk that the build knew is past', () => {
    const [shown] = visit([nextWalkMarkup(heights, BUILT, 'short')], BUILT + 3 * 365 * 24 * HOUR);
    expect(required(shown).textContent).toBe(scheduleLine(heights));
  });

  test('is the days where no walk is to come', () => {
    const gone: Schedule = {
      walks: [{ days: ['Mon'], time: '10:00' }],
      season: { from: '02-29', to: '02-29' },
    };
    expect(nextWalkMarkup(gone, BUILT, 'short')).toBe(scheduleLine(gone));
  });
});
