import { describe, expect, test } from 'vitest';
import { blog, blogPosting } from '../../src/head/blog-json-ld.ts';
import {
  breadcrumbs,
  coverageList,
  faqPage,
  namedOrganization,
  organization,
  pressContact,
  touristTrip,
  videoObject,
  website,
} from '../../src/head/json-ld.ts';

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

test('every page names the company, and the site that is its own', () => {
  const named = { name: 'Nine Lives Tours', url: 'https://site.example/' };
  expect(namedOrganization(site)).toEqual({ '@type': 'TravelAgency', ...us, ...named });
  expect(website(site)).toEqual({
    '@type': 'WebSite',
    '@id': 'https://site.example/#website',
    ...named,
    inLanguage: 'en-US',
    publisher: us,
  });
});

test('breadcrumbs count from home', () => {
  expect(breadcrumbs([{ name: 'Tours', path: '/tours' }], 'Front page', site)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Front page', item: 'https://site.example/' },
      { '@type': 'ListItem', position: 2, name: 'Tours', item: 'https://site.example/tours' },
    ],
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

  test('that was changed says when', () => {
    expect(blogPosting({ ...post, updated: '2025-01-02' }, site)).toMatchObject({
      datePublished: '2024-04-12',
      dateModified: '2025-01-02',
    });
  });

  test('with an author names the person', () => {
    expect(blogPosting({ ...post, author: 'Odile' }, site)).toMatchObject({
      author: { '@type': 'Person', name: 'Odile', url: 'https://site.example/about' },
    });
  });

  test('is listed by the blog', () => {
    expect(blog({ name: 'Blog', description: 'x', posts: [post] }, site)).toEqual({
      '@type': 'Blog',
      '@id': 'https://site.example/blog#blog',
      name: 'Blog',
      description: 'x',
      url: 'https://site.example/blog',
      publisher: us,
      blogPost: [
        {
          '@type': 'BlogPosting',
          headline: 'Ned',
          url: 'https://site.example/blog/ned',
          datePublished: '2024-04-12',
        },
      ],
    });
  });
});

test('a question carries the answer that stands on the page', () => {
  expect(faqPage([{ question: 'Why?', answer: 'Cats.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Cats.' } },
    ],
  });
});

describe('the press room', () => {
  test('the press address belongs to the company that every page names', () => {
    expect(pressContact('press@site.example', site)).toEqual({
      '@type': 'TravelAgency',
      ...us,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'press',
        email: 'press@site.example',
        availableLanguage: 'English',
        url: 'https://site.example/press-kit',
      },
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
    const theirs = {
      url: 'https://paper.example/a',
      datePublished: '2025-05',
      publisher: { '@type': 'Organization', name: 'The Paper' },
      about: us,
    };
    expect(block).toEqual({
      '@type': 'ItemList',
      '@id': 'https://site.example/in-the-news#coverage',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: { '@type': 'Article', headline: 'Cats', ...theirs },
        },
        {
          '@type': 'ListItem',
          position: 2,
          item: { '@type': 'RadioEpisode', name: 'Cats, aloud', ...theirs },
        },
      ],
    });
  });

  test('a video has a still with a full address and the day it was put up', () => {
    const video = { title: 'Ned', description: 'A cat.', url: 'https://reels.example/x' };
    expect(
      videoObject({ ...video, thumbnail: '/_astro/ned.jpg', uploaded: '2024-04-26' }, site),
    ).toEqual({
      '@type': 'VideoObject',
      name: 'Ned',
      description: 'A cat.',
      url: 'https://reels.example/x',
      thumbnailUrl: 'https://site.example/_astro/ned.jpg',
      uploadDate: '2024-04-26',
      publisher: us,
    });
  });
});
