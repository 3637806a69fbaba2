import { expect, test } from 'vitest';
import {
  type OpenTour,
  type SiteFacts,
  siteVariables,
} from '../../../src/domain/text/site-variables.ts';

const site: SiteFacts = {
  name: 'Nine Lives',
  company: 'Nine Lives Tours',
  email: 'hello@ninelivestours.example',
  price: { perGuest: 40, competitorAverage: 55 },
  privateTour: { includedGuests: 8, refundDays: 7 },
  tour: { minutes: 120, miles: 1.5 },
  dayOf: { phone: '(212) 555-0142' },
  terms: { cancelHours: 48, changeHours: 24, bookingHours: 2 },
  policies: { storm: 'In a storm we cancel {bookingHours} hours before.', replyHours: 36 },
  discounts: { studentsPercent: 10, seniorsPercent: 15, groupFrom: 10, groupPercent: 20 },
  giftCard: { guests: [1, 2, 4], validYears: 9 },
  catChats: {
    generalAdmission: 30,
    package: 50,
    tickets: 'https://booking.example/chats',
  },
  claims: { fiveStars: 98, reviews: { count: 1204, year: 2025 } },
  book: { title: 'The Cat Men of Gotham', author: 'Peggy Gavan', price: 30 },
  social: { href: 'https://social.example/ninelivestours' },
  links: {
    giftCards: 'https://booking.example/gift-cards',
    petition: 'https://petitions.example/jerry-fox',
    pressAssets: 'https://files.example/press',
  },
};

const scheduled = (price: number, groupLimit = 12): OpenTour => ({
  ...{ kind: 'scheduled', name: `Pier ${price}`, price, groupLimit },
});
const TOURS: OpenTour[] = [scheduled(40), { kind: 'private', name: 'Private', price: 40 }];

test('sentences about all tours say "from" only where prices differ; a phone number never breaks', () => {
  expect(siteVariables(site, [scheduled(40), scheduled(40)])).toMatchObject({
    ...{
      price: '$40',
      onlyPrice: 'only $40',
      forPrice: 'for $40',
      phone: '(212)\u00a0555\u20110142',
    },
  });
  expect(siteVariables(site, [scheduled(45), scheduled(38)])).toMatchObject({
    ...{ price: 'from $38', onlyPrice: 'from $38', forPrice: 'from $38' },
  });
});

test('the minimum is the private tours’ price for the included guests', () => {
  const tours: OpenTour[] = [scheduled(40), { kind: 'private', name: 'Private', price: 50 }];
  expect(siteVariables(site, tours)).toMatchObject({ price: '$40', minimum: '$400' });
});

test('names the neighborhoods and the ranges of groups and distances', () => {
  const long = { ...scheduled(2, 15), miles: 2 };
  const words = siteVariables(site, [scheduled(1, 12), long, ...TOURS]);
  expect(words).toMatchObject({
    neighborhoods: 'Pier 1, Pier 2, and Pier 40',
    groups: '12 to 15',
    distance: 'about 1.5\u00a0to\u00a02\u00a0miles',
  });
});

test.each([
  [{ minutes: 120, miles: 1.5 }, 'about 2 hours', 'about 1.5\u00a0miles'],
  [{ minutes: 60, miles: 1 }, 'about 1 hour', 'about 1\u00a0mile'],
  [{ minutes: 90, miles: 2 }, 'about 1.5 hours', 'about 2\u00a0miles'],
  [{ minutes: 100, miles: 1.24 }, 'about 1.7 hours', 'about 1.2\u00a0miles'],
  [{ minutes: 62, miles: 0.98 }, 'about 1 hour', 'about 1\u00a0mile'],
])('a tour of %o reads "%s" and "%s"', (tour, duration, distance) => {
  expect(siteVariables({ ...site, tour }, TOURS)).toMatchObject({ duration, distance });
});

test.each([
  ['minimum', '$320'],
  ['mostGuests', '30'],
  ['fiveStars', '98%'],
  ['giftGuests', '1, 2, or 4'],
  ['reviews', '1,204'],
  ['bookPrice', '$30'],
])('{%s} is %s', (name, text) => {
  expect(siteVariables(site, TOURS)).toHaveProperty(name, text);
});
