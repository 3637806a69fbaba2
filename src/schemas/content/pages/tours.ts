import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { action, faqId, head, hero, quoteId, titled, titledWithIcon, words } from '../fields.ts';

/** All tours on one page: `content/pages/tours.json`. */
export const toursSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({
      ...hero(image).shape,
      /** The urgency badge: may hold `{month}` and `{season}`, which follow the calendar. */
      badge: words(),
    }),
    trust: z.strictObject({
      label: words(),
      items: z.array(titled()).length(4, { error: 'write exactly four items' }),
    }),
    why: z.strictObject({
      title: words(),
      text: words(),
      points: z.array(titledWithIcon()).min(3),
    }),
    cards: z.strictObject({
      title: words(),
      details: words(),
      reserve: words(),
      /** On the button from the click until the calendar stands there. */
      opening: words(),
      /** Tours priced as a group: the button leads to the contact page. */
      contact: words(),
      compare: words(),
      /** In front of the date of the next walk. */
      nextWalk: words(),
    }),
    comparison: z.strictObject({
      title: words(),
      caption: words(),
      columns: z.strictObject({ tour: words(), duration: words(), price: words(), bestFor: words() }),
    }),
    quotes: z.strictObject({
      title: words(),
      entries: z.array(quoteId()).length(3, { error: 'name exactly three quotes' }),
    }),
    expectations: z.strictObject({
      title: words(),
      loading: words(),
      /** The way to the same text when it cannot be fetched. */
      link: action(),
      failed: words(),
    }),
    faq: z.strictObject({ title: words(), list: faqId() }),
    closing: z.strictObject({ title: words(), text: words(), action: action() }),
  });
