import { describe, expect, test } from 'vitest';
import { blogPosting } from '../../src/head/blog-json-ld.ts';
import { required } from '../required.ts';
import { walksAfter } from '../../src/domain/seasons/next-walk.ts';
import { availabilityOf, events, organization, touristTrip } from '../../src/head/json-ld.ts';

const site = { name: 'Nine Lives Tours', url: 'https://site.example' };

const us = { '@id': 'https://site.example/#organization' };

test('the front page’s organization has area and contact, and no rating', () => {
  const block = organization({
    ...site,
    tagline: 'Cats.',
    email: 'a@b.example',
    social: ['https://social.example/us'],
    image: '/cards/index.jpg',
    area: 'Pier City',
  });
  expect(block).toEqual({
    '@type': 'Organization',
    ...us,
    name: 'Nine Lives Tours',
    url: 'https://site.example/',
    logo: 'https://site.example/icon-512.png',
    description: 'Cats.',
    email: 'a@b.example',
    image: 'https://site.example/cards/index.jpg',
    areaServed: { '@type': 'City', name: 'Pier City' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: 'a@b.example',
      availableLanguage: 'English',
      url: 'https://site.example/contact',
    },
    sameAs: ['https://social.example/us'],
  });
});

describe('a tour', () => {
  const tour = {
    name: 'Brooklyn Heights',
    description: 'Cats.',
    path: '/tours/brooklyn-heights',
    image: '/cards/x.jpg',
    price: 40,
    stops: ['Ned', 'Minnie'],
    audience: ['Cat lovers'],
    bookingUrl: 'https://booking.example/562630',
  };

  test('has the duration and price of the page', () => {
    expect(
      touristTrip({ ...tour, minutes: 120, availability: 'https://schema.org/InStock' }, site),
    ).toEqual({
      '@type': 'TouristTrip',
      name: 'Brooklyn Heights',
      description: 'Cats.',
      url: 'https://site.example/tours/brooklyn-heights',
      image: 'https://site.example/cards/x.jpg',
      touristType: ['Cat lovers'],
      provider: us,
      itinerary: {
        '@type': 'ItemList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Ned' },
          { '@type': 'ListItem', position: 2, name: 'Minnie' },
        ],
      },
      offers: {
        '@type': 'Offer',
        price: '40',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: 'https://booking.example/562630',
        additionalProperty: {
          '@type': 'PropertyValue',
          propertyID: 'https://schema.org/duration',
          name: 'Duration',
          value: 'PT2H',
        },
      },
    });
  });

  test.each([
    [90, 'PT1H30M'],
    [60, 'PT1H'],
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

describe('the walks of a tour', () => {
  const schedule = {
    walks: [{ days: ['Sat', 'Sun'] as const, time: '13:15' }],
    season: { from: '04-01', to: '12-31' },
  };
  const tour = {
    name: 'Brooklyn Heights',
    description: 'Cats.',
    path: '/tours/brooklyn-heights',
    image: '/cards/x.jpg',
    price: 40,
    minutes: 120,
    meeting: 'Clark Street',
    area: 'New York City',
    bookingUrl: 'https://booking.example/562630',
  };
  // Clocks change on November 1, 2026.
  const starts = walksAfter(schedule, Date.parse('2026-10-31T12:00:00Z'), 2).map(
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

  test('have the price, and no inventory', () => {
    expect(required(events(tour, starts, site)[0]).offers).toEqual({
      '@type': 'Offer',
      price: '40',
      priceCurrency: 'USD',
      url: 'https://booking.example/562630',
    });
  });

  test.each([
    ['in the season', '2026-11-20', 'InStock'],
    ['in a break', '2027-01-10', 'PreOrder'],
  ])('are sold %s according to the season', (_when, day, word) => {
    const [next] = walksAfter(schedule, Date.parse(day), 1);
    expect(availabilityOf(next)).toBe(`https://schema.org/${word}`);
  });

  test('are not sold without future walks', () => {
    expect(availabilityOf(undefined)).toBe('https://schema.org/OutOfStock');
  });
});

describe('a post', () => {
  const post = {
    title: 'Ned',
    description: 'A stray.',
    path: '/blog/ned',
    image: '/cards/ned.jpg',
    published: '2024-04-12',
    category: { name: 'Tour Stories' },
    tags: ['Ned', '1880s'],
    words: 741,
  };

  test('without author and update has the company and its publication date', () => {
    expect(blogPosting(post, site)).toEqual({
      '@type': 'BlogPosting',
      '@id': 'https://site.example/blog/ned#post',
      headline: 'Ned',
      description: 'A stray.',
      url: 'https://site.example/blog/ned',
      mainEntityOfPage: 'https://site.example/blog/ned',
      image: 'https://site.example/cards/ned.jpg',
      datePublished: '2024-04-12',
      dateModified: '2024-04-12',
      author: us,
      publisher: us,
      articleSection: 'Tour Stories',
      keywords: 'Ned, 1880s',
      wordCount: 741,
      inLanguage: 'en-US',
    });
  });
});
