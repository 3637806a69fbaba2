import { z } from 'astro/zod';
import {
  href,
  agreedText,
  cardWords,
  faqList,
  type FieldContext,
  type ImageField,
  sample,
  text,
  textLike,
  textUpTo,
  videoId,
} from './fields.ts';

/** Several text fields: `{ ...texts('title', 'text'), link: action() }`. */
export const texts = <Name extends string>(...names: readonly Name[]) =>
  // `Object.fromEntries` drops the names' type.
  Object.fromEntries(names.map((name) => [name, text()])) as Record<Name, ReturnType<typeof text>>;

export const textGroup = <Name extends string>(...names: readonly Name[]) =>
  z.strictObject(texts(...names));

const POSTAL_FIX = 'write the five digits of the ZIP code in quotes, such as "11201"';

/** A place in New York State. `street` may be a corner. */
export const postalAddress = () =>
  z.strictObject({
    ...texts('street', 'locality'),
    postalCode: textLike(/^\d{5}$/, POSTAL_FIX),
  });

export const titled = () => textGroup('title', 'text');

/** A button or a link. */
export const action = (agreed?: string) =>
  z.strictObject({
    label: agreed === undefined ? text() : agreedText(agreed),
    href: href(),
  });

const FOCUS_FIX = 'write how far from the left and the top its subject is, such as "30% 50%"';

export const picture = (image: ImageField) =>
  z.strictObject({
    src: image(),
    alt: text('say what the picture shows, for visitors who cannot see it'),
    /** Shown where the page has room. */
    caption: text().optional(),
    /** What a share card centers on; without it, the busiest part. */
    focus: z
      .string({ error: FOCUS_FIX })
      .regex(/^\d{1,2}% \d{1,2}%$/, { error: FOCUS_FIX })
      .describe(FOCUS_FIX)
      .optional(),
    sample: sample(),
  });

export const video = (image: ImageField) =>
  z.strictObject({
    id: videoId(),
    ...texts('title', 'text'),
    poster: picture(image),
    playLabel: text(),
  });

export const head = () =>
  z.strictObject({
    title: textUpTo(70, 'search results cut it there'),
    description: textUpTo(155, 'search results cut it there'),
    /** Lines below the title of the share card; `{season}` is the one to book, `{chatDates}` the next talks. */
    card: z.array(text()).max(2, { error: 'the card has room for two lines' }).optional(),
  });

export const hero = (image: ImageField) =>
  z.strictObject({
    kicker: cardWords().optional(),
    title: cardWords(),
    ...texts('lead'),
    picture: picture(image),
  });

export const faq = (context: FieldContext) =>
  z.strictObject({ title: text(), list: faqList(context) });

export const closing = () => z.strictObject({ ...texts('title', 'text'), action: action() });

/** Alternatives to a form that could not be sent. */
export const failureWords = () => ({
  /** A mail link with what was typed, or, if that is too long for a link, without it. */
  ...texts('byMail', 'byMailCopied'),
  /** A button that copies what was typed. */
  copy: textGroup('label', 'copied', 'failed'),
});

/** In the order in which a visitor may see them. */
export const calendarWords = () => ({
  ...texts('frameTitle', 'preparing', 'loading'),
  /** After eight seconds without the calendar. */
  slow: text(),
  /** Something has loaded that may be the calendar or an error page. */
  doubt: text(),
  failed: text(),
  fallback: agreedText('Having trouble? Open calendar in new window'),
  mail: text(),
});

export type CalendarWords = Record<keyof ReturnType<typeof calendarWords>, string>;
