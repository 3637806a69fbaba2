import { describe, expect, test } from 'vitest';
import { blog, blogPosting } from '../../src/head/blog-json-ld.ts';
import {
  breadcrumbs,
  coverageList,
  faqPage,
  organization,
  pressContact,
  touristTrip,
  videoObject,
} from '../../src/head/json-ld.ts';

const site = { name: 'Nine Lives Tours', url: 'https://site.example' };

test('the company says where it works and gives itself no stars', () => {
  const block = organization({
    ...site,
    tagline: 'Cats.',
    email: 'a@b.example',
    social: ['https://social.example/us'],
    priceRange: '$$',
    area: 'Pier City',
  });
  expect(block).toMatchObject({ '@type': 'TravelAgency', areaServed: { name: 'Pier City' } });
  expect(Object.keys(block)).not.toEqual(
    expect.arrayContaining(['aggregateRating', 'review', 'address']),
  );
});

test('breadcrumbs count from home', () => {
  const { itemListElement } = breadcrumbs([{ name: 'Tours', path: '/tours' }], 'Front page', site);
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Front page', item: 'https://site.example/' },
    { '@type': 'ListItem', position: 2, name: 'Tours', item: 'https://site.example/tours' },
  ]);
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
    expect(touristTrip({ ...tour, minutes: 120 }, site)).toMatchObject({
      offers: {
        price: '40',
        priceCurrency: 'USD',
        url: 'https://booking.example/562630',
        additionalProperty: { propertyID: 'https://schema.org/duration', value: 'PT2H' },
      },
      itinerary: { itemListElement: [{ position: 1, name: 'Ned' }, { position: 2 }] },
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
    expect(blogPosting(post, site)).toMatchObject({
      headline: 'Ned',
      author: { '@id': 'https://site.example/#organization' },
      dateModified: '2024-04-12',
      keywords: 'Ned, 1880s',
    });
  });

  test('that was changed says when', () => {
    expect(blogPosting({ ...post, updated: '2025-01-02' }, site)).toMatchObject({
      datePublished: '2024-04-12',
      dateModified: '2025-01-02',
    });
  });

  test('with an author names the person', () => {
    expect(blogPosting({ ...post, author: 'Odile' }, site)).toMatchObject({
      author: { '@type': 'Person', name: 'Odile' },
    });
  });

  test('is listed by the blog', () => {
    const { blogPost } = blog({ name: 'Blog', description: 'x', posts: [post] }, site);
    expect(blogPost).toMatchObject([{ headline: 'Ned', url: 'https://site.example/blog/ned' }]);
  });
});

test('a question carries the answer that stands on the page', () => {
  expect(faqPage([{ question: 'Why?', answer: 'Cats.' }]).mainEntity).toMatchObject([
    { name: 'Why?', acceptedAnswer: { text: 'Cats.' } },
  ]);
});

describe('the press room', () => {
  test('the press address belongs to the company that every page names', () => {
    const company = organization({
      ...site,
      tagline: '',
      email: '',
      social: [],
      priceRange: '',
      area: '',
    });
    const block = pressContact('press@site.example', site);
    expect(block['@id']).toBe(company['@id']);
    expect(block.contactPoint).toMatchObject({
      contactType: 'press',
      email: 'press@site.example',
    });
  });

  test('what others publish is an article or a broadcast of theirs, about us, and no review', () => {
    const entry = { publication: 'The Paper', link: 'https://paper.example/a', month: '2025-05' };
    const block = coverageList(
      [
        { ...entry, title: 'Cats', kind: 'article' },
        { ...entry, title: 'Cats, aloud', kind: 'broadcast' },
      ],
      site,
    );
    expect(block.itemListElement).toMatchObject([
      { item: { '@type': 'Article', headline: 'Cats', datePublished: '2025-05' } },
      { item: { '@type': 'RadioEpisode', name: 'Cats, aloud', publisher: { name: 'The Paper' } } },
    ]);
    expect(JSON.stringify(block)).not.toMatch(/review|rating/i);
  });

  test('a video has a still with a full address and the day it was put up', () => {
    const video = { title: 'Ned', description: 'A cat.', url: 'https://reels.example/x' };
    expect(
      videoObject({ ...video, thumbnail: '/_astro/ned.jpg', uploaded: '2024-04-26' }, site),
    ).toMatchObject({
      '@type': 'VideoObject',
      thumbnailUrl: 'https://site.example/_astro/ned.jpg',
      uploadDate: '2024-04-26',
    });
  });
});
