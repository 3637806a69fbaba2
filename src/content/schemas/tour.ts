import { z } from 'astro/zod';
import { toIsoDate } from '../../domain/seasons/calendar-date.ts';
import { timesOn, WEEKDAYS } from '../../domain/seasons/departures.ts';
import {
  cardWords,
  count,
  dateText,
  dayOfYear,
  faqList,
  type FieldContext,
  miles,
  person,
  post,
  quote,
  sample,
  text,
  timeOfDay,
  tourPicture,
  tourPictures,
} from './fields.ts';
import { head, picture, postalAddress, texts } from './groups.ts';

const PRICE_FIX =
  'write a whole number of dollars, such as 45, or leave it out for the price in content/site.json';

/** For one guest. */
const price = () => count(PRICE_FIX).optional();

/** A tour that visitors cannot see yet. */
const waiting = () => ({
  draft: z
    .boolean({ error: 'write true or false' })
    .describe('true keeps the tour off the site; delete the line to open it')
    .optional(),
  opens: dateText().describe('the day from which visitors see the tour').optional(),
});

const cardFields = (context: FieldContext) => ({
  order: count(),
  /** The name in menus. */
  name: cardWords(),
  title: cardWords(),
  summary: text(),
  teaser: quote(context),
  bestFor: text(),
  featured: z.boolean({ error: 'write true or false' }),
  badge: text().optional(),
  note: text().optional(),
  /** The tour's number in the booking calendar. */
  itemId: count('write the number of the tour in the booking calendar, such as 562630'),
  /** As shown on the card and in the table. */
  duration: text(),
  price: price(),
  priceLine: text(),
  /** The poster, 3:4, with lettering and without a caption. */
  cover: picture(context.image).omit({ caption: true }),
});

const DAYS_FIX = 'name the days as Mon, Tue, Wed, Thu, Fri, Sat or Sun';

const schedule = () =>
  z
    .strictObject({
      /** The weekly schedule, one row per time of day. */
      slots: z
        .array(
          z.strictObject({
            days: z
              .array(z.enum(WEEKDAYS, { error: DAYS_FIX }), { error: DAYS_FIX })
              .min(1, { error: DAYS_FIX }),
            time: timeOfDay(),
          }),
        )
        .min(1, { error: 'write at least one row of days and a time' }),
      /** The first and last day, which may cross the new year; default: all year. */
      season: z.strictObject({ from: dayOfYear(), to: dayOfYear() }).optional(),
      except: z
        .array(z.strictObject({ date: dateText(), reason: text().optional(), sample: sample() }))
        .optional(),
      /** Additional departures, in the season or not. */
      extra: z
        .array(z.strictObject({ date: dateText(), time: timeOfDay(), sample: sample() }))
        .optional(),
      sample: sample(),
    })
    .superRefine((schedule, context) => {
      for (const [index, { date }] of (schedule.except ?? []).entries()) {
        const isOff = timesOn(toIsoDate(date) ?? '', schedule).length === 0;
        const message =
          'no tour runs on that day, by its slots and season: correct it, or delete the row';
        if (isOff) context.addIssue({ code: 'custom', path: ['except', index, 'date'], message });
      }
    });

/** Practical details, one line each. */
const details = () =>
  z.strictObject({
    language: text(),
    leastAge: count('write an age in whole years, such as 7'),
    /** The minimum number of guests for a departure to take place. */
    smallestGroup: count(),
    ...texts('strollers', 'accessibility'),
    sample: sample(),
  });

const meeting = () =>
  z.strictObject({
    place: text(),
    /** Shorter, for the list on the front page. */
    short: text().optional(),
    /** For maps, messages and search engines. `street` may be a corner. */
    address: postalAddress(),
    directions: text(),
    subway: z.array(text()).min(1),
    /** About the way there: stairs, a closed entrance. */
    note: text().optional(),
    /** The nearest station without steps. */
    stepFreeStation: text(),
    ends: text(),
    sample: sample(),
  });

const DECK_FIX = 'write two to four lines';
const STOPS_FIX = 'list five to ten stops';

const scheduledTour = (context: FieldContext) =>
  z.strictObject({
    kind: z.literal('scheduled'),
    ...waiting(),
    ...cardFields(context),
    head: head(),
    /** The subheads at the top of the tour's page. */
    deck: z.array(text()).min(2, { error: DECK_FIX }).max(4, { error: DECK_FIX }),
    /** The picture at the top, 16:9. */
    hero: picture(context.image),
    /** Miles on foot, if they differ from the site's. */
    miles: miles().optional(),
    groupLimit: count(),
    /** The guide of most departures. */
    guide: person(context).optional(),
    schedule: schedule(),
    details: details(),
    gallery: tourPictures(context),
    quotes: z.array(quote(context)).min(2, { error: 'name at least two quotes' }),
    faq: faqList(context),
    /** The map, with the stops' numbers. */
    map: z.strictObject({
      ...picture(context.image).omit({ caption: true }).shape,
      sample: sample(),
    }),
    /** "What You'll Discover": the stops in order, numbered from 1. */
    stops: z
      .array(
        z.strictObject({
          ...texts('place', 'title', 'text'),
          /** The post with the whole story. */
          post: post(context).optional(),
          picture: tourPicture(context).optional(),
        }),
      )
      .min(5, { error: STOPS_FIX })
      .max(10, { error: STOPS_FIX }),
    meeting: meeting(),
    practical: z.strictObject({
      bring: z.array(text()).min(1),
      ...texts('rain', 'late', 'stepFree', 'notStepFree', 'restrooms'),
      sample: sample(),
    }),
  });

export type ScheduledTour = z.output<ReturnType<typeof scheduledTour>>;

/** Private tours: the card only; their page is content/pages/private-tours.json. */
const privateTour = (context: FieldContext) =>
  z.strictObject({ kind: z.literal('private'), ...cardFields(context) });

/** What texts elsewhere say about a tour: readable without its pictures and references. */
export const tourFactsSchema = () =>
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('scheduled'),
      ...waiting(),
      order: count(),
      name: text(),
      price: price(),
      miles: miles().optional(),
      groupLimit: count(),
      schedule: schedule(),
      details: details(),
      meeting: meeting(),
      stops: z.array(z.unknown()),
      faq: z.string(),
    }),
    z.object({
      kind: z.literal('private'),
      order: count(),
      name: text(),
      price: price(),
      miles: z.undefined().optional(),
    }),
  ]);

/** One tour: `content/tours/<name>/index.md`, with the story of the tour as its body. */
export const tourSchema = (context: FieldContext) =>
  z.discriminatedUnion('kind', [scheduledTour(context), privateTour(context)], {
    error: 'write scheduled for a neighborhood tour, or private',
  });
