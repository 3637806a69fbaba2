import { z } from 'astro/zod';
import { agreedText, type FieldContext, quote, sample, text } from '../fields.ts';
import { action, closing, faq, head, hero, picture, textGroup, texts, titled } from '../groups.ts';

/** All tours on one page: `content/pages/tours.json`. */
export const toursSchema = (context: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({
      ...hero(context.image).shape,
      /** The urgency badge; may contain `{month}` and `{season}`. */
      badge: text(),
    }),
    /** Right below the tours in November and December, else last. */
    gift: textGroup('title', 'text', 'label'),
    trust: z.strictObject({
      label: text(),
      items: z.array(titled()).length(4, { error: 'write exactly four items' }),
    }),
    why: z.strictObject({
      ...texts('title', 'text'),
      points: z.array(titled()).min(3),
      picture: picture(context.image),
    }),
    cards: z.strictObject({
      title: text(),
      details: agreedText('View Details'),
      reserve: agreedText('Reserve Your Spot'),
      /** Button text from the click until the calendar opens. */
      opening: text(),
      /** Tours priced as a group: the button leads to the contact page. */
      contact: agreedText('Contact Us to Book'),
      compare: agreedText('avg. NYC walking tours: {competitor}'),
      nextDeparture: text(),
    }),
    comparison: z.strictObject({
      /** `more` shows the table on phones. */
      ...texts('title', 'caption', 'more'),
      columns: z.strictObject({
        ...texts('tour', 'days', 'meeting', 'group', 'duration', 'price', 'bestFor'),
        /** Contains `{guests}`. */
        groupValue: text(),
        /** In place of a private tour's days, meeting point and group. */
        arranged: text(),
      }),
    }),
    quotes: z.strictObject({
      title: text(),
      entries: z.array(quote(context)).length(3, { error: 'name exactly three quotes' }),
    }),
    expectations: z.strictObject({
      title: text(),
      loading: agreedText('Loading tour details...'),
      /** A link to the same text, if it can't be fetched. */
      link: action(),
      failed: text(),
    }),
    faq: faq(context),
    closing: closing(),
  });

/** What to expect on a tour: `content/pages/tour-expectations.json`. Loaded late on /tours, and also a page. */
export const tourExpectationsSchema = ({ image }: FieldContext) =>
  z.strictObject({
    head: head(),
    sample: sample(),
    ...texts('title', 'lead'),
    picture: picture(image),
    /** The two hours, in order. */
    timeline: z.array(textGroup('when', 'title', 'text')).min(3),
  });
