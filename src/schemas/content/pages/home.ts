import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { action, head, hero, paragraphs, picture, quoteId, sample, titled, titledWithIcon, videoId, words } from '../fields.ts';

/** The front page: `content/pages/home.json`, its sections in order. */
export const homeSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({
      ...hero(image).shape,
      book: action(),
      tours: action(),
    }),
    /** The list of tours under the headline; names, days, places and prices come from the tours. */
    departures: z.strictObject({
      title: words(),
      /** In front of the date of the next walk. */
      nextWalk: words(),
      /** In front of the meeting place. */
      meeting: words(),
      reserve: words(),
      /** Tours without days of their own are booked by message. */
      contact: action(),
    }),
    featured: z.strictObject({ title: words(), more: action() }),
    video: z.strictObject({
      id: videoId(),
      title: words(),
      text: words(),
      poster: picture(image),
      playLabel: words(),
    }),
    /** An entry of content/quotes/quotes.json. */
    testimonial: quoteId(),
    season: z.strictObject({ title: words(), text: words(), action: action() }),
    intro: z.strictObject({ title: words(), paragraphs: paragraphs() }),
    features: z.strictObject({
      title: words(),
      cards: z.array(titledWithIcon()).length(4, { error: 'write exactly four cards' }),
      sample: sample(),
    }),
    benefits: z.strictObject({
      title: words(),
      /** The big figure, and what it counts. */
      figure: words(),
      claim: words(),
      points: z.array(titled()).min(3),
    }),
    newsletter: z.strictObject({
      title: words(),
      text: words(),
      emailLabel: words(),
      firstNameLabel: words(),
      lastNameLabel: words(),
      optional: words(),
      consent: words(),
      /** Stands below the form. */
      privacy: action(),
      submit: words(),
      /** The result shows in a new tab, and the form says so. */
      note: words(),
    }),
    book: z.strictObject({ title: words(), text: words(), picture: picture(image), order: words() }),
    gallery: z.strictObject({ title: words(), text: words(), more: action() }),
    contact: z.strictObject({ title: words(), text: words(), contact: action(), book: action() }),
    closing: z.strictObject({ title: words(), text: words(), action: action() }),
  });
