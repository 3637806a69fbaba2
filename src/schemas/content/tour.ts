import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { count, faqId, head, picture, quoteId, sample, words } from './fields.ts';

const galleryId = () => count('write the number of a picture in content/gallery/tours.json');

/** What every tour has, on its card and in the comparison table. */
const cardFields = ({ image }: SchemaContext) => ({
  /** Place in every list of tours, from 1. */
  order: count(),
  /** Where the tour walks, as menus name it. */
  name: words(),
  title: words(),
  /** Two or three sentences for the card. */
  summary: words(),
  /** One line a guest said, for the card. The id of an entry in content/quotes/quotes.json. */
  teaser: quoteId(),
  bestFor: words(),
  featured: z.boolean({ error: 'write true or false' }),
  /** Words of the badge on the card. */
  badge: words().optional(),
  /** A remark under the reserve button. */
  note: words().optional(),
  /** The tour's number in the booking calendar. */
  itemId: count('write the number of the tour in the booking calendar, such as 562630'),
  /** As the card and the table print them; tokens keep them in step with content/site.json. */
  duration: words(),
  priceLine: words(),
  /** The poster, 3:4. */
  cover: picture(image),
});

const walk = (context: SchemaContext) =>
  z.strictObject({
    kind: z.literal('walk'),
    ...cardFields(context),
    head: head(),
    /** The decked headline over the tour's page: two to four short lines. */
    deck: z
      .array(words())
      .min(2, { error: 'write two to four lines' })
      .max(4, { error: 'write two to four lines' }),
    /** The wide print at the top, 16:9. */
    hero: picture(context.image),
    distance: words(),
    groupLimit: count(),
    /** When it usually runs, in words; the calendar knows the exact days. */
    schedule: words(),
    /** What You'll Discover: eight stories, in the order they are told. */
    discover: z
      .array(z.strictObject({ title: words(), text: words() }))
      .length(8, { error: 'list exactly eight stories' }),
    /** Pictures from content/gallery/tours.json, by number. */
    gallery: z.array(galleryId()).min(4, { error: 'name at least four pictures' }),
    /** What guests said, from content/quotes/quotes.json. */
    quotes: z.array(quoteId()).min(2, { error: 'name at least two quotes' }),
    /** The list of questions in content/faq/. */
    faq: faqId(),
    /** The map, and its stops in walking order. */
    map: z.strictObject({
      ...picture(context.image).omit({ caption: true }).shape,
      stops: z.array(z.strictObject({ name: words(), text: words() })).min(3),
    }),
    /** So that nobody gets lost. */
    meeting: z.strictObject({
      place: words(),
      directions: words(),
      subway: z.array(words()).min(1),
      ends: words(),
      sample: sample(),
    }),
    practical: z.strictObject({
      bring: z.array(words()).min(1),
      rain: words(),
      late: words(),
      stepFree: words(),
      notStepFree: words(),
      restrooms: words(),
      sample: sample(),
    }),
  });

/** The private tours have a page of their own, content/pages/private-tours.json; this is their card. */
const privateTour = (context: SchemaContext) =>
  z.strictObject({ kind: z.literal('private'), ...cardFields(context) });

/** One tour: `content/tours/<name>.md`. The text below the second `---` is the story of the walk. */
export const tourSchema = (context: SchemaContext) =>
  z.discriminatedUnion('kind', [walk(context), privateTour(context)], {
    error: 'write walk for a neighborhood tour, or private',
  });
