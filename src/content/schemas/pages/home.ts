import { z } from 'astro/zod';
import {
  agreedText,
  type FieldContext,
  paragraphs,
  post,
  quote,
  sample,
  text,
  tourPictures,
} from '../fields.ts';
import {
  action,
  closing,
  head,
  hero,
  picture,
  textGroup,
  texts,
  titled,
  video,
} from '../groups.ts';

/** The front page: `content/pages/home.json`, its sections in order. */
export const homeSchema = (context: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({
      ...hero(context.image).shape,
      book: action('Book Your Tour – {OnlyPrice}!'),
      tours: action(),
    }),
    masthead: z.strictObject({
      ...texts('price', 'next', 'reserve'),
      gift: textGroup('label', 'text'),
    }),
    /** Beside the headline's picture, or below the list of tours on a phone. */
    stories: z.strictObject({
      title: text(),
      posts: z
        .array(z.strictObject({ post: post(context), ...texts('title', 'text') }))
        .length(3, { error: 'write exactly three stories' }),
    }),
    /** The list of tours under the headline; names, days, places and prices come from the tours. */
    departures: z.strictObject({
      title: text(),
      nextDeparture: text(),
      meeting: text(),
      reserve: text(),
      /** Tours without a schedule are booked by message. */
      contact: action(),
    }),
    featured: z.strictObject({ title: agreedText('As Featured On'), more: action() }),
    video: video(context.image),
    testimonial: quote(context),
    intro: z.strictObject({
      title: text(),
      paragraphs: paragraphs(),
      chats: action(),
      picture: picture(context.image),
    }),
    features: z.strictObject({
      ...texts('title', 'figure', 'claim'),
      cards: z.array(titled()).length(4, { error: 'write exactly four cards' }),
      sample: sample(),
    }),
    newsletter: z.strictObject({
      ...texts('title', 'text', 'emailLabel', 'firstNameLabel', 'lastNameLabel', 'optional'),
      consent: agreedText(
        'I agree to receive emails from the company and understand I can unsubscribe at any time.',
      ),
      privacy: action(),
      submit: text(),
      /** Says that the result opens in a new tab. */
      note: text(),
      /** Shown if none has opened; the next press opens it in this tab. */
      noTab: text(),
    }),
    book: z.strictObject({
      ...texts('title', 'text'),
      picture: picture(context.image),
      order: agreedText('Email us to order'),
    }),
    gallery: z.strictObject({
      ...texts('title', 'text'),
      pictures: tourPictures(context),
      more: action(),
    }),
    contact: z.strictObject({ ...texts('title', 'text'), contact: action(), book: action() }),
    season: closing(),
  });
