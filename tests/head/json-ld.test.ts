import { describe, expect, test } from 'vitest';
import { blogPosting } from '../../src/head/blog-json-ld.ts';
import { organization, touristTrip } from '../../src/head/json-ld.ts';

const site = { name: 'Nine Lives Tours', url: 'https://site.example' };

const us = { '@id': 'https://site.example/#organization' };

test('on its front page the company says where it works and how to reach it, and gives itself no stars', () => {
  const block = organization({
    ...site,
    tagline: 'Cats.',
    email: 'a@b.example',
    social: ['https://social.example/us'],
    priceRange: '$$',
    area: 'Pier City',
  });
  expect(block).toEqual({
    '@type': 'TravelAgency',
    ...us,
    name: 'Nine Lives Tours',
    url: 'https://site.example/',
    logo: 'https://site.example/icon-512.png',
    description: 'Cats.',
    email: 'a@b.example',
    areaServed: { '@type': 'City', name: 'Pier City' },
    priceRange: '$$',
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

  test('lasts the one length the page shows and costs the one price', () => {
    expect(touristTrip({ ...tour, minutes: 120 }, site)).toEqual({
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
  ])('of %i minutes lasts %s', (minutes, value) => {
    const trip = touristTrip({ ...tour, minutes }, site);
    expect(trip).toMatchObject({ offers: { additionalProperty: { value } } });
  });

  test('for a private group claims no length, since the group decides', () => {
    const trip = touristTrip({ ...tour, stops: [] }, site);
    expect(JSON.stringify(trip)).not.toContain('duration');
    expect(trip).not.toHaveProperty('itinerary');
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

  test('without an author is the company’s, and was last changed when it appeared', () => {
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
