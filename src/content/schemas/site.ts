import { z } from 'astro/zod';
import { toIsoDate } from '../../domain/seasons/calendar-date.ts';
import {
  href,
  cardWords,
  count,
  dateText,
  dollars,
  miles,
  url,
  phoneNumber,
  sample,
  text,
} from './fields.ts';
import { texts } from './groups.ts';

const PERCENT_FIX = 'write a whole number of percent, such as 98';
const YEAR_FIX = 'write a year, such as 2025';
const MONTH_FIX = 'write a month as a number from 1 to 12';

const percent = () => count(PERCENT_FIX).max(100, { error: PERCENT_FIX });
const hours = () => count('write a whole number of hours, such as 48');
const year = () => count(YEAR_FIX).min(1900, { error: YEAR_FIX }).max(2100, { error: YEAR_FIX });

/** Facts used throughout the site: `content/site.json`. */
export const siteSchema = () =>
  z.strictObject({
    /** The short name, for a phone's home screen. */
    name: text(),
    /** The full name, for titles, logo, share cards and footer. */
    company: cardWords(),
    tagline: text(),
    /** One sentence about the company, for search engines and feeds. */
    description: text(),
    /** The public URL, without a trailing slash. */
    url: url().regex(/[^/]$/, { error: 'leave out the slash at the end' }),
    email: z.email({ error: 'write an e-mail address, such as hello@company.example' }),
    area: text(),
    /** The audience, in structured data. */
    audience: z.array(text()).min(1, { error: 'name at least one kind of guest' }),
    /** For guests who are lost or late. */
    dayOf: z.strictObject({ phone: phoneNumber(), sample: sample() }),
    price: z.strictObject({
      /** The price per guest of a neighborhood tour, from which other prices are computed. */
      perGuest: dollars(),
      competitorAverage: dollars(),
    }),
    privateTour: z.strictObject({
      /** Guests covered by the minimum price. */
      includedGuests: count(),
      /** Until so many days before, a cancellation is refunded. */
      refundDays: count(),
      sample: sample(),
    }),
    tour: z.strictObject({
      minutes: count(),
      miles: miles(),
    }),
    guides: z.strictObject({ license: text(), sample: sample() }),
    /** In hours before the start of the tour. */
    terms: z.strictObject({
      /** Until then a cancellation is refunded. */
      cancelHours: hours(),
      /** Until then the date can be changed free of charge. */
      changeHours: hours(),
      /** Until then it can be booked. */
      bookingHours: hours(),
      sample: sample(),
    }),
    /** The owner's answers, each a sentence. */
    policies: z.strictObject({
      /** Whether the price includes tax and booking fees. */
      fees: text(),
      /** After a full refund is no longer possible, and until when one can book at all. */
      ...texts('lateBooking', 'lastBookings', 'soldOut'),
      /** When a departure is called off, and what guests then choose. */
      ...texts('tooFew', 'storm', 'calledOff'),
      ...texts('late', 'privateNotice'),
      ...texts('arrival', 'children', 'childBooking', 'discountBooking', 'privatePayment'),
      ...texts('tips', 'dogs'),
      /** What an Adventure Cat needs, and what it costs. */
      ...texts('vaccination', 'catPrice'),
      replyHours: hours(),
      sample: sample(),
    }),
    discounts: z.strictObject({
      studentsPercent: percent(),
      seniorsPercent: percent(),
      /** The smallest number of guests with a group discount. */
      groupFrom: count(),
      groupPercent: percent(),
      sample: sample(),
    }),
    giftCard: z.strictObject({
      /** For how many guests a card may be; multiplied by the price for its value. */
      guests: z.array(count()).min(1, { error: 'name at least one number of guests' }),
      validYears: count('write a whole number of years, such as 9'),
      sample: sample(),
    }),
    catChats: z.strictObject({
      generalAdmission: dollars(),
      package: dollars(),
      tickets: url(),
    }),
    claims: z.strictObject({
      /** Percent of guests who gave five stars. */
      fiveStars: percent(),
      /** The number of reviews, and their year. */
      reviews: z.strictObject({ count: count(), year: year(), sample: sample() }),
    }),
    social: z.strictObject({ ...texts('network', 'handle'), href: url() }),
    links: z.strictObject({
      giftCards: url(),
      petition: url(),
      pressAssets: url(),
    }),
    /** The signed book, ordered by email. */
    book: z.strictObject({
      ...texts('title', 'author'),
      year: year(),
      /** With the signature, without shipping. */
      price: dollars(),
      ...texts('mailSubject', 'mailBody'),
      sample: sample(),
    }),
    /** The banner on the home page, if any. Visitors who dismissed it see it again once its text changes. */
    promo: z
      .strictObject({
        ...texts('text', 'linkLabel', 'dismissLabel'),
        /** The link; default: the gift cards. */
        href: href().optional(),
        until: dateText().optional(),
      })
      .optional(),
    /**
     * Days without tours. They are no departures, and `text` is at the top of every page from `noticeFrom`, or
     * two weeks ahead, to the last day.
     */
    closings: z
      .array(
        z
          .strictObject({
            from: dateText(),
            to: dateText(),
            text: text(),
            noticeFrom: dateText().optional(),
            sample: sample(),
          })
          .superRefine(({ from, to, noticeFrom = from }, context) => {
            const [first = '', last = '', notice = ''] = [from, to, noticeFrom].map(toIsoDate);
            const refuse = (field: string, message: string) =>
              context.addIssue({ code: 'custom', path: [field], message });
            if (last < first) refuse('to', 'write the first day in from, and the last in to');
            if (notice > first)
              refuse('noticeFrom', 'write a day before the first one, or leave it out');
          }),
      )
      .optional(),
    seasons: z
      .array(
        z.strictObject({
          name: text(),
          firstMonth: count(MONTH_FIX).max(12, { error: MONTH_FIX }),
        }),
      )
      .min(1, { error: 'name at least one season' }),
  });
