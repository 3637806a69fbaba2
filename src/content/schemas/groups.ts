import { z } from 'astro/zod';
import {
  address,
  agreedText,
  cardWords,
  faqList,
  type FieldContext,
  type ImageField,
  sample,
  text,
  textUpTo,
} from './fields.ts';

/** Fields of words, by name, for a schema that has others too: `{ ...texts('title', 'text'), link: action() }`. */
export const texts = <Name extends string>(...names: readonly Name[]) =>
  // Object.fromEntries forgets the names.
  Object.fromEntries(names.map((name) => [name, text()])) as Record<Name, ReturnType<typeof text>>;

/** A group of nothing but words. */
export const textGroup = <Name extends string>(...names: readonly Name[]) =>
  z.strictObject(texts(...names));

/** A title with a sentence or two below it. */
export const titled = () => textGroup('title', 'text');

/** The same with the name of a small drawing beside it. */
export const titledWithIcon = () =>
  z.strictObject({ icon: z.enum(ICONS), ...texts('title', 'text') });

/** The small drawings that cards may carry, by name. */
const ICONS = [
  'book',
  'lantern',
  'paw',
  'cat',
  'map',
  'calendar',
  'envelope',
  'ticket',
  'people',
  'heart',
  'star',
  'carrier',
  'bridge',
] as const;

/**
 * A button or a link: what it says and where it leads.
 *
 * @param agreed what it says, where the owner has settled that.
 */
export const action = (agreed?: string) =>
  z.strictObject({
    label: agreed === undefined ? text() : agreedText(agreed),
    href: address(),
  });

const FOCUS_FIX = 'write how far from the left and the top its subject is, such as "30% 50%"';

/** A picture beside the file that names it, and what it shows, for those who cannot see it. */
export const picture = (image: ImageField) =>
  z.strictObject({
    src: image(),
    alt: text('say what the picture shows, for visitors who cannot see it'),
    /** A line under the picture, where the page has room for one. */
    caption: text().optional(),
    /** What a share card keeps in its middle; left out, the busiest part. */
    focus: z
      .string({ error: FOCUS_FIX })
      .regex(/^\d{1,2}% \d{1,2}%$/, { error: FOCUS_FIX })
      .describe(FOCUS_FIX)
      .optional(),
    /** Whether it stands in for a photograph that is still to come. */
    sample: sample(),
  });

/** What search results and the browser's tab say about a page. */
export const head = () =>
  z.strictObject({
    title: textUpTo(70, 'search results cut it there'),
    description: textUpTo(155, 'search results cut it there'),
  });

/** The first view of a page: a kicker over the headline, the headline, a lead, and the wide print. */
export const hero = (image: ImageField) =>
  z.strictObject({
    kicker: cardWords().optional(),
    title: cardWords(),
    ...texts('lead'),
    picture: picture(image),
  });

/** The questions of a page: what stands over them, and which list. */
export const faq = (context: FieldContext) =>
  z.strictObject({ title: text(), list: faqList(context) });

/** The last words of a page, and what a visitor may do next. */
export const closing = () => z.strictObject({ ...texts('title', 'text'), action: action() });

/** What a form that was not sent says of the ways that do not need it. */
export const failureWords = () => ({
  /** Lead to a mail link that holds what was written; the second where that is too long for one. */
  ...texts('byMail', 'byMailCopied'),
  /** A button that copies what was written, and what it says once it was pressed. */
  copy: textGroup('label', 'copied', 'failed'),
});

/** The words around the booking calendar, in the order in which a visitor may come to read them. */
export const calendarWords = () => ({
  ...texts('frameTitle', 'preparing', 'loading'),
  /** After eight seconds without the calendar. */
  slow: text(),
  /** Where something has loaded that may be the calendar or an error page. */
  doubt: text(),
  /** In the calendar's place, where the booking service cannot be reached. */
  failed: text(),
  fallback: agreedText('Having trouble? Open calendar in new window'),
  /** A mail link beside the fallback. */
  mail: text(),
});
