import { describe, expect, test } from 'vitest';
import { type SiteFacts, siteVariables } from '../../../src/domain/text/site-variables.ts';

const site: SiteFacts = {
  name: 'Nine Lives',
  company: 'Nine Lives Tours',
  email: 'hello@ninelivestours.example',
  price: { perGuest: 40, competitorAverage: 55 },
  privateTour: { includedGuests: 8, refundDays: 7 },
  tour: { minutes: 120, miles: 1.5 },
  dayOf: { phone: '(212) 555-0142' },
  terms: { cancelHours: 48, changeHours: 24 },
  policies: {
    fees: 'Tax is included.',
    lateBooking: 'Later: no refund.',
    lastBookings: 'Booking closes.',
    soldOut: 'Dates may be full.',
    tooFew: 'Too few: canceled.',
    storm: 'In a storm we cancel.',
    arrival: 'Be early.',
    childBooking: 'Text us.',
    discountBooking: 'Show an ID.',
    children: 'Under 7 free.',
    tips: 'Tips are welcome.',
    dogs: 'No dogs.',
    vaccination: 'A rabies vaccination',
    catPrice: 'A cat comes free.',
    replyHours: 36,
  },
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

describe('siteVariables', () => {
  test('one price gives every price on the site', () => {
    const words = siteVariables({ ...site, price: { perGuest: 45, competitorAverage: 55 } });
    expect(words).toMatchObject({ price: '$45', minimum: '$360', competitor: '$55' });
  });

  test('company is the full name', () => {
    const words = siteVariables({ ...site, name: 'Alley Cat', company: 'Alley Cat Walks' });
    expect(words).toMatchObject({ name: 'Alley Cat', company: 'Alley Cat Walks' });
  });

  test.each([
    [{ minutes: 120, miles: 1.5 }, 'about 2 hours', 'about 1.5 miles'],
    [{ minutes: 60, miles: 1 }, 'about 1 hour', 'about 1 mile'],
    [{ minutes: 90, miles: 2 }, 'about 1.5 hours', 'about 2 miles'],
    [{ minutes: 100, miles: 1.24 }, 'about 1.7 hours', 'about 1.2 miles'],
    [{ minutes: 62, miles: 0.98 }, 'about 1 hour', 'about 1 mile'],
  ])('a tour of %o reads "%s" and "%s"', (tour, duration, distance) => {
    expect(siteVariables({ ...site, tour })).toMatchObject({ duration, distance });
  });

  test.each([
    ['minimum', '$320'],
    ['included', '8'],
    ['mostGuests', '30'],
    ['chatPackage', '$50'],
    ['fiveStars', '98%'],
    ['studentDiscount', '10%'],
    ['giftGuests', '1, 2, or 4'],
    ['reviews', '1,204'],
    ['reviewYear', '2025'],
    ['bookPrice', '$30'],
  ])('{%s} is %s', (name, text) => {
    expect(siteVariables(site)).toHaveProperty(name, text);
  });
});
