import { z } from 'astro/zod';
import { toIsoDate } from '../../domain/seasons/calendar-date.ts';
import { timesOn, WEEKDAYS } from '../../domain/seasons/next-walk.ts';
import {
  cardWords,
  count,
  dateText,
  dayOfYear,
  faqList,
  type FieldContext,
  person,
  quote,
  sample,
  text,
  timeOfDay,
  tourPicture,
} from './fields.ts';
import { head, picture, texts } from './groups.ts';

const cardFields = (context: FieldContext) => ({
  order: count(),
  /** Where the tour walks, as menus name it. */
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
  /** As the card and the table print them; tokens keep them in step with content/site.json. */
  duration: text(),
  priceLine: text(),
  /** The poster, 3:4. It has lettering in it and no caption. */
  cover: picture(context.image).omit({ caption: true }),
});

const DAYS_FIX = 'name the days as Mon, Tue, Wed, Thu, Fri, Sat or Sun';

const schedule = () =>
  z
    .strictObject({
      /** The walks of a week: a row for each time of day. */
      walks: z
        .array(
          z.strictObject({
            days: z
              .array(z.enum(WEEKDAYS, { error: DAYS_FIX }), { error: DAYS_FIX })
              .min(1, { error: DAYS_FIX }),
            time: timeOfDay(),
          }),
        )
        .min(1, { error: 'write at least one row of days and a time' })
        .superRefine((walks, context) => {
          const known = new Set<string>();
          for (const [index, { days, time }] of walks.entries()) {
            const starts = days.map((day) => `${day} ${time}`);
            const isRepeated = starts.some((start) => known.has(start));
            const message = 'a row above has the same day and time: keep it once';
            if (isRepeated) context.addIssue({ code: 'custom', path: [index], message });
            for (const start of starts) known.add(start);
          }
        }),
      /** The first and the last day of its part of the year, which may cross the new year. Left out: all year. */
      season: z.strictObject({ from: dayOfYear(), to: dayOfYear() }).optional(),
      except: z
        .array(z.strictObject({ date: dateText(), reason: text().optional(), sample: sample() }))
        .optional(),
      /** Walks besides those of the week, in the season or out of it. */
      extra: z
        .array(z.strictObject({ date: dateText(), time: timeOfDay(), sample: sample() }))
        .optional(),
      sample: sample(),
    })
    .superRefine(({ walks, except = [] }, context) => {
      for (const [index, { date }] of except.entries()) {
        const isOff = timesOn(new Date(toIsoDate(date) ?? ''), { walks }).length === 0;
        const message = 'no walk runs on that day of the week: correct it, or delete the row';
        if (isOff) context.addIssue({ code: 'custom', path: ['except', index, 'date'], message });
      }
    });

const DECK_FIX = 'write two to four lines';
const STOPS_FIX = 'list five to ten stops';

const walk = (context: FieldContext) =>
  z.strictObject({
    kind: z.literal('walk'),
    ...cardFields(context),
    head: head(),
    /** The decked headline over the tour's page: two to four short lines. */
    deck: z.array(text()).min(2, { error: DECK_FIX }).max(4, { error: DECK_FIX }),
    /** The wide print at the top, 16:9. */
    hero: picture(context.image),
    distance: text(),
    groupLimit: count(),
    /** Who leads most of its walks. */
    guide: person(context).optional(),
    schedule: schedule(),
    /** What a buyer asks before paying, one line each. */
    details: z.strictObject({
      language: text(),
      leastAge: count('write an age in whole years, such as 7'),
      /** The smallest group that the walk sets out with. */
      smallestGroup: count(),
      ...texts('strollers', 'accessibility'),
      sample: sample(),
    }),
    gallery: z.array(tourPicture(context)).min(4, { error: 'name at least four pictures' }),
    quotes: z.array(quote(context)).min(2, { error: 'name at least two quotes' }),
    faq: faqList(context),
    /** The map. The numbers on it are those of the stops. */
    map: z.strictObject({
      ...picture(context.image).omit({ caption: true }).shape,
      sample: sample(),
    }),
    /** What You'll Discover: the stops in walking order, numbered from 1, each with its story. */
    stops: z
      .array(
        z.strictObject({
          ...texts('place', 'title', 'text'),
          picture: tourPicture(context).optional(),
        }),
      )
      .min(5, { error: STOPS_FIX })
      .max(10, { error: STOPS_FIX }),
    meeting: z.strictObject({
      place: text(),
      /** The same in a few words, for the list on the front page. */
      short: text().optional(),
      directions: text(),
      subway: z.array(text()).min(1),
      /** What to know about the way there: stairs, a closed entrance. */
      note: text().optional(),
      ends: text(),
      sample: sample(),
    }),
    practical: z.strictObject({
      bring: z.array(text()).min(1),
      ...texts('rain', 'late', 'stepFree', 'notStepFree', 'restrooms'),
      sample: sample(),
    }),
  });

/** The card of private tours, whose page is content/pages/private-tours.json. */
const privateTour = (context: FieldContext) =>
  z.strictObject({ kind: z.literal('private'), ...cardFields(context) });

/** One tour: `content/tours/<name>/index.md`. The text below the second `---` is the story of the walk. */
export const tourSchema = (context: FieldContext) =>
  z.discriminatedUnion('kind', [walk(context), privateTour(context)], {
    error: 'write walk for a neighborhood tour, or private',
  });
