import { z } from 'astro/zod';
import {
  action,
  agreedText,
  faqList,
  type FieldContext,
  head,
  hero,
  quote,
  text,
  titled,
  titledWithIcon,
} from '../fields.ts';

/** All tours on one page: `content/pages/tours.json`. */
export const toursSchema = (context: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({
      ...hero(context.image).shape,
      /** The urgency badge: may hold `{month}` and `{season}`, which follow the calendar. */
      badge: text(),
    }),
    trust: z.strictObject({
      label: text(),
      items: z.array(titled()).length(4, { error: 'write exactly four items' }),
    }),
    why: z.strictObject({
      title: text(),
      text: text(),
      points: z.array(titledWithIcon()).min(3),
    }),
    cards: z.strictObject({
      title: text(),
      details: agreedText('View Details'),
      reserve: agreedText('Reserve Your Spot'),
      /** On the button from the click until the calendar stands there. */
      opening: text(),
      /** Tours priced as a group: the button leads to the contact page. */
      contact: agreedText('Contact Us to Book'),
      compare: agreedText('avg. NYC walking tours: {competitor}'),
      /** In front of the date of the next walk. */
      nextWalk: text(),
    }),
    comparison: z.strictObject({
      title: text(),
      caption: text(),
      columns: z.strictObject({ tour: text(), duration: text(), price: text(), bestFor: text() }),
    }),
    quotes: z.strictObject({
      title: text(),
      entries: z.array(quote(context)).length(3, { error: 'name exactly three quotes' }),
    }),
    expectations: z.strictObject({
      title: text(),
      loading: agreedText('Loading tour details...'),
      /** The way to the same text when it cannot be fetched. */
      link: action(),
      failed: text(),
    }),
    faq: z.strictObject({ title: text(), list: faqList(context) }),
    closing: z.strictObject({ title: text(), text: text(), action: action() }),
  });
