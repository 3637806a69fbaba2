import { z } from 'astro/zod';
import { count, dollars, id, outsideAddress, words } from './fields.ts';

const percent = () =>
  count('write a whole number of percent, such as 98').max(100, {
    error: 'write a whole number of percent, such as 98',
  });

const MONTH_FIX = 'write a month as a number from 1 to 12';

/** What is said once and used everywhere: `content/site.json`. Change the name or the price here. */
export const siteSchema = () =>
  z.strictObject({
    /** The company's name without "Tours"; titles, logo and footer add that word themselves. */
    name: words(),
    tagline: words(),
    /** One sentence about the company, for search engines and feeds. */
    description: words(),
    /** The public address, without a slash at its end. */
    url: outsideAddress().regex(/[^/]$/, { error: 'leave out the slash at the end' }),
    email: z.email({ error: 'write an e-mail address, such as hello@company.example' }),
    area: words(),
    price: z.strictObject({
      /** What one guest pays on a neighborhood tour. Every price on the site comes from it. */
      perGuest: dollars(),
      /** What the average walking tour in the city costs. */
      competitorAverage: dollars(),
    }),
    privateTour: z.strictObject({
      /** Guests whom the minimum price covers: the minimum is this many times the price of one guest. */
      includedGuests: count(),
    }),
    walk: z.strictObject({
      minutes: count(),
      miles: z.number({ error: 'write a number of miles, such as 1.5' }).positive(),
    }),
    catChats: z.strictObject({ generalAdmission: dollars(), walkAndTalk: dollars() }),
    claims: z.strictObject({
      /** Percent of guests who gave five stars. */
      fiveStars: percent(),
    }),
    social: z.strictObject({ network: words(), handle: words(), href: outsideAddress() }),
    links: z.strictObject({
      giftCards: outsideAddress(),
      petition: outsideAddress(),
      pressAssets: outsideAddress(),
    }),
    /** The signed book; a visitor orders it by e-mail. */
    book: z.strictObject({ title: words(), mailSubject: words(), mailBody: words() }),
    /** The banner on the home page. A new `id` shows it again to those who dismissed the old one. */
    promo: z.strictObject({ id: id(), text: words(), linkLabel: words(), dismissLabel: words() }),
    /** Each season lasts from its first month (1 to 12) to the next one's. The banner and the badge follow it. */
    seasons: z
      .array(z.strictObject({ name: words(), firstMonth: count(MONTH_FIX).max(12, { error: MONTH_FIX }) }))
      .min(1, { error: 'name at least one season' }),
  });
