import { z } from 'astro/zod';
import { toIsoDate } from '../../domain/seasons/calendar-date.ts';
import {
  address,
  cardWords,
  count,
  dateText,
  dollars,
  outsideAddress,
  phoneNumber,
  sample,
  timeOfDay,
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
    /** The public address, without a slash at its end. */
    url: outsideAddress().regex(/[^/]$/, { error: 'leave out the slash at the end' }),
    email: z.email({ error: 'write an e-mail address, such as hello@company.example' }),
    area: text(),
    /** Whom the walks are for, in structured data. */
    audience: z.array(text()).min(1, { error: 'name at least one kind of guest' }),
    /** For guests who are lost or late. */
    dayOf: z.strictObject({ phone: phoneNumber(), sample: sample() }),
    price: z.strictObject({
      /** What one guest pays on a neighborhood tour. Every price on the site comes from it. */
      perGuest: dollars(),
      competitorAverage: dollars(),
    }),
    privateTour: z.strictObject({
      /** Guests covered by the minimum price. */
      includedGuests: count(),
    }),
    walk: z.strictObject({
      minutes: count(),
      miles: z.number({ error: 'write a number of miles, such as 1.5' }).positive(),
    }),
    guides: z.strictObject({ license: text(), sample: sample() }),
    /** Cancelling and changing; the hours are counted back from the start of the walk. */
    terms: z.strictObject({
      /** Until then the money comes back. */
      cancelHours: hours(),
      /** Until then another date is free of charge. */
      changeHours: hours(),
      sample: sample(),
    }),
    /** Answers that only the owner can give. Each is a sentence. */
    policies: z.strictObject({
      /** Whether tax and booking fees are in the price. */
      fees: text(),
      ...texts('children', 'tips', 'dogs'),
      /** What an Adventure Cat needs, and what it costs. */
      ...texts('vaccination', 'catPrice'),
      replyHours: hours(),
      sample: sample(),
    }),
    discounts: z.strictObject({
      studentsPercent: percent(),
      seniorsPercent: percent(),
      /** Guests from whom a party counts as a group. */
      groupFrom: count(),
      groupPercent: percent(),
      sample: sample(),
    }),
    giftCard: z.strictObject({
      /** How many guests a card may be for; its value is so many times the price of one. */
      guests: z.array(count()).min(1, { error: 'name at least one number of guests' }),
      validYears: count('write a whole number of years, such as 9'),
      sample: sample(),
    }),
    catChats: z.strictObject({
      generalAdmission: dollars(),
      walkAndTalk: dollars(),
      next: z.strictObject({
        place: text(),
        dates: z.array(z.strictObject({ date: dateText(), time: timeOfDay() })).default([]),
        tickets: outsideAddress(),
        sample: sample(),
      }),
    }),
    claims: z.strictObject({
      /** Percent of guests who gave five stars. */
      fiveStars: percent(),
      /** How many reviews that counts, and of which year. */
      reviews: z.strictObject({ count: count(), year: year(), sample: sample() }),
    }),
    social: z.strictObject({ ...texts('network', 'handle'), href: outsideAddress() }),
    links: z.strictObject({
      giftCards: outsideAddress(),
      petition: outsideAddress(),
      pressAssets: outsideAddress(),
    }),
    /** The signed book; a visitor orders it by e-mail. */
    book: z.strictObject({
      ...texts('title', 'author'),
      year: year(),
      /** With the signature, without shipping. */
      price: dollars(),
      ...texts('mailSubject', 'mailBody'),
      sample: sample(),
    }),
    /**
     * The banner on the home page; without it there is none. Another text shows it again to those who
     * dismissed the old one.
     */
    promo: z
      .strictObject({
        ...texts('text', 'linkLabel', 'dismissLabel'),
        /** Where its link leads, if not to the gift cards. */
        href: address().optional(),
        until: dateText().optional(),
      })
      .optional(),
    /**
     * Days on which no tour runs. No date in them is offered as a next walk, and `text` stands at the top
     * of every page from `noticeFrom`, or two weeks ahead, to the last of them.
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
