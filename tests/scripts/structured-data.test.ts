import { describe, expect, test } from 'vitest';
import { findFaults } from '../../scripts/checks/structured-data/find-faults.ts';

const block = (node: object) => ({ '@context': 'https://schema.org', '@graph': [node] });

describe('a slip in structured data is named', () => {
  test.each<[what: string, node: object, fault: string]>([
    ['a type that there is not', { '@type': 'TouristTour' }, 'there is no type TouristTour'],
    [
      'a property that there is not',
      { '@type': 'TouristTrip', length: '2 hours' },
      'TouristTrip.length: there is no such property',
    ],
    [
      'a property of another type',
      { '@type': 'TouristTrip', headline: 'Ned' },
      'TouristTrip.headline: belongs to CreativeWork',
    ],
    [
      'a thing of the wrong type',
      { '@type': 'TouristTrip', provider: { '@type': 'City', name: 'New York' } },
      'TouristTrip.provider: {"@type":"City","name":"New York"} is none of Organization, Person',
    ],
    [
      'a slip deep inside',
      { '@type': 'TouristTrip', offers: { '@type': 'Offer', cost: '40' } },
      'Offer.cost: there is no such property',
    ],
    [
      'a day that is not in the calendar',
      { '@type': 'BlogPosting', datePublished: '2025-02-31x' },
      'BlogPosting.datePublished: "2025-02-31x" is none of Date, DateTime',
    ],
    [
      'an address that is not whole',
      { '@type': 'WebSite', url: '/blog' },
      'WebSite.url: "/blog" is none of URL',
    ],
    [
      'an availability that nobody knows',
      { '@type': 'Offer', availability: 'https://schema.org/Plenty' },
      'Offer.availability: "https://schema.org/Plenty" is none of ItemAvailability',
    ],
    ['an empty text', { '@type': 'WebSite', name: '' }, 'WebSite.name: "" is none of Text'],
    ['a list with nothing in it', { '@type': 'Blog', blogPost: [] }, 'Blog.blogPost: is empty'],
  ])('%s', (_what, node, fault) => {
    expect(findFaults(block(node))).toEqual([fault]);
  });

  test('data that does not say whose words it uses', () => {
    expect(findFaults({ '@type': 'WebSite', name: 'Cats' })).toEqual(['@context: undefined']);
  });
});

test('what a type inherits is its own', () => {
  const agency = {
    '@type': 'TravelAgency',
    priceRange: '$$',
    sameAs: 'https://a.example/',
    email: 'a',
  };
  expect(findFaults(block(agency))).toEqual([]);
});
