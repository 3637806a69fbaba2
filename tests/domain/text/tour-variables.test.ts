import { expect, test } from 'vitest';
import { interpolateAll } from '../../../src/domain/text/interpolate.ts';
import { TOUR_VARIABLES, tourVariables } from '../../../src/domain/text/tour-variables.ts';

const tour = {
  name: 'Brooklyn Heights',
  price: 45,
  miles: 2,
  groupLimit: 12,
  schedule: {
    slots: [{ days: ['Sat' as const, 'Sun' as const], time: '13:15' }],
    season: { from: '04-01', to: '12-31' },
  },
  details: {
    language: 'English',
    leastAge: 7,
    smallestGroup: 2,
    strollers: 'Fine.',
    accessibility: 'No steps.',
  },
  meeting: {
    place: 'The corner',
    address: { street: 'Clark Street', locality: 'Brooklyn', postalCode: '11201' },
    ends: 'the hall',
  },
  stops: [{}, {}],
};

test('fills price, schedule, season and group', () => {
  const answer =
    '{price}; {Schedule}; {days}; {months}; {smallestGroup} to {group} guests of {leastAge} up; {stops} stops.';
  expect(interpolateAll(answer, tourVariables(tour))).toBe(
    '$45; Saturdays and Sundays, 1:15\u00a0PM, April to December; Saturdays and Sundays, 1:15\u00a0PM; April to December; 2 to 12 guests of 7 up; 2 stops.',
  );
});

test('has a value for every variable of TOUR_VARIABLES', () => {
  const all = TOUR_VARIABLES.map((variable) => `{${variable}}`).join(' ');
  expect(interpolateAll(all, tourVariables(tour))).not.toContain('{');
});
