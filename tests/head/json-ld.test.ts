import { describe, expect, test } from 'vitest';
import { required } from '../required.ts';
import { departuresAfter } from '../../src/domain/seasons/departures.ts';
import { availabilityOf, events, touristTrip } from '../../src/head/json-ld.ts';

const site = { name: 'Nine Lives Tours', url: 'https://site.example' };

const facts = {
  name: 'Brooklyn Heights',
  description: 'Cats.',
  path: '/tours/brooklyn-heights',
  image: '/cards/x.jpg',
  price: 40,
  bookingUrl: 'https://booking.example/562630',
};

describe('a tour', () => {
  const tour = {
    ...facts,
    stops: ['Ned', 'Minnie'],
    audience: ['Cat lovers'],
  };

  test.each([
    [120, 'PT2H'],
    [90, 'PT1H30M'],
    [45, 'PT45M'],
  ])('of %i minutes has duration %s', (minutes, value) => {
    const trip = touristTrip({ ...tour, minutes }, site);
    expect(trip).toMatchObject({ offers: { additionalProperty: { value } } });
  });

  test('for a private group has no duration and availability', () => {
    const trip = touristTrip({ ...tour, stops: [] }, site);
    expect(JSON.stringify(trip)).not.toMatch(/duration|availability/);
    expect(trip).not.toHaveProperty('itinerary');
  });
});

describe('the departures of a tour', () => {
  const schedule = {
    slots: [{ days: ['Sat', 'Sun'] as const, time: '13:15' }],
    season: { from: '04-01', to: '12-31' },
  };
  const tour = {
    ...facts,
    minutes: 120,
    meeting: {
      place: 'The station',
      address: { street: 'Clark Street', locality: 'Brooklyn', postalCode: '11201' },
    },
  };
  // Clocks change on November 1, 2026.
  const starts = departuresAfter(schedule, Date.parse('2026-10-31T12:00:00Z'), 2).map(
    ({ startsAt }) => startsAt,
  );

  test('are events with New York’s offset before and after a clock change', () => {
    expect(
      events(tour, starts, site).map(({ startDate, endDate }) => [startDate, endDate]),
    ).toEqual([
      ['2026-10-31T13:15:00-04:00', '2026-10-31T15:15:00-04:00'],
      ['2026-11-01T13:15:00-05:00', '2026-11-01T15:15:00-05:00'],
    ]);
  });

  test('have the price and the street address', () => {
    const event = required(events(tour, starts, site)[0]);
    expect(event.location).toMatchObject({
      name: 'The station',
      address: { streetAddress: 'Clark Street', addressLocality: 'Brooklyn', postalCode: '11201' },
    });
    expect(event.offers).toEqual({
      '@type': 'Offer',
      price: '40',
      priceCurrency: 'USD',
      url: 'https://booking.example/562630',
      availability: 'https://schema.org/InStock',
    });
  });

  test.each([
    ['in the season', '2026-11-20', 'InStock'],
    ['in a break', '2027-01-10', 'PreOrder'],
  ])('are sold %s according to the season', (_when, day, word) => {
    const [next] = departuresAfter(schedule, Date.parse(day), 1);
    expect(availabilityOf(next)).toBe(`https://schema.org/${word}`);
  });

  test('are not sold without future departures', () => {
    expect(availabilityOf(undefined)).toBe('https://schema.org/OutOfStock');
  });
});
