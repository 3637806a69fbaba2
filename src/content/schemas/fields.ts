import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { isIsoDate, toIsoDate, toIsoMonth } from '../../domain/seasons/calendar-date.ts';

// Every message below says what to write instead. The content check puts the fault in front of it:
// `"forty" is text; write a whole number of dollars, such as 40`. An editor's program shows the same
// words over the field (`describe`).

/** Makes a field that names a picture beside the file. */
export type ImageField = SchemaContext['image'];

/** Makes a field that holds the id of an entry of another collection. */
type ReferenceField = <Name extends Referenced>(
  collection: Name,
) => z.ZodType<{ collection: Name; id: string }, string>;

type Referenced =
  'blog' | 'categories' | 'faqs' | 'galleryTours' | 'people' | 'pressLogos' | 'quotes' | 'tours';

/** What a schema is made with. Astro passes its own fields; the content check, ones that look into `content/`. */
export type FieldContext = { image: ImageField; reference: ReferenceField };

/** Words that visitors read. They may hold tokens such as `{price}` (see content/README.md). */
export const text = (fix = 'write the words visitors should read here') =>
  z.string({ error: fix }).trim().min(1, { error: fix }).describe(fix);

/**
 * Words that the owner has settled to the letter. Preflight warns where the content has others, so that
 * nobody changes them by the way; tokens stand in them as they are written.
 */
export const agreedText = (words: string) =>
  text().meta({
    description: `agreed wording: change it only with the owner (${words})`,
    agreed: words,
  });

/** Words with an upper limit, counted after tokens are filled; `why` says what happens beyond it. */
export const textUpTo = (limit: number, why: string) => {
  const fix = `keep it to ${limit} letters or fewer: ${why}`;
  return text().max(limit, { error: fix }).describe(fix);
};

/** One or more paragraphs. */
export const paragraphs = () =>
  z
    .array(text(), { error: 'write a list of paragraphs, each in quotes' })
    .min(1, { error: 'write at least one paragraph' });

const ADDRESS_FIX =
  'write a page of this site, such as /tours, or a full address that starts with https://';

const ADDRESS = /^(?:\/(?!\/)\S*|#\S+|https:\/\/[^\s/]+\.[^\s]+|mailto:\S+@\S+)$/;

/** Where a link leads: a page of this site, a place on the same page, a full https address, or a mail address. */
const address = () =>
  z
    .string({ error: ADDRESS_FIX })
    .regex(ADDRESS, { error: ADDRESS_FIX })
    // An editor's program sees the file before its tokens are filled.
    .meta({ description: ADDRESS_FIX, pattern: `${ADDRESS.source}|\\{[A-Za-z]+\\}` });

const OUTSIDE_FIX =
  'write the full address, starting with https://, such as https://paper.example/story';

/** A page of somebody else's site. */
export const outsideAddress = () =>
  z
    .string({ error: OUTSIDE_FIX })
    .regex(/^https:\/\/[^\s/]+\.\S+$/, { error: OUTSIDE_FIX })
    .describe(OUTSIDE_FIX);

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

/** A picture beside the file that names it, and what it shows, for those who cannot see it. */
export const picture = (image: ImageField) =>
  z.strictObject({
    src: image(),
    alt: text('say what the picture shows, for visitors who cannot see it'),
    /** A line under the picture, where the page has room for one. */
    caption: text().optional(),
  });

/** A title with a sentence or two below it. */
export const titled = () => z.strictObject({ title: text(), text: text() });

/** What a form that was not sent says of the ways that do not need it. */
export const failureWords = () => ({
  /** Leads to a mail link that holds what was written. */
  byMail: text(),
  /** The same where that is too long for a mail link. */
  byMailCopied: text(),
  /** A button that copies what was written, and what it says once it was pressed. */
  copy: z.strictObject({ label: text(), copied: text(), failed: text() }),
});

/** A title with a sentence or two below it, and the name of a small drawing beside it. */
export const titledWithIcon = () =>
  z.strictObject({ icon: z.enum(ICONS), title: text(), text: text() });

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

const ANSWER_FIX = 'keep to plain words and links such as <a href="/contact">write to us</a>';

/** Words that may hold links, written `<a href="/contact">write to us</a>`, and no other markup. */
export const textWithLinks = () =>
  text()
    .refine((text) => !/[<>]/.test(text.replaceAll(/<a href="[^"<>]+">[^<>]+<\/a>/g, '')), {
      error: ANSWER_FIX,
    })
    .describe(ANSWER_FIX);

const ID_FIX = 'write it in lower-case letters, digits and hyphens, such as peck-slip';

/** The name by which other files point at an entry, or such a name in those other files. */
export const id = (fix = ID_FIX) =>
  z
    .string({ error: fix })
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: fix })
    .describe(fix);

/** A quote, by its id in `content/quotes/quotes.json`. */
export const quote = ({ reference }: FieldContext) =>
  id('name a quote of content/quotes/quotes.json by its id').pipe(reference('quotes'));

/** A person, by their id in `content/people/people.json`. */
export const person = ({ reference }: FieldContext) =>
  id('name a person of content/people/people.json by their id').pipe(reference('people'));

/** A tour, by the name of its file in `content/tours/`. */
export const tour = ({ reference }: FieldContext) =>
  id('name a tour by its file in content/tours/, such as brooklyn-heights').pipe(
    reference('tours'),
  );

/** A category of posts, by its id in `content/categories/categories.json`. */
export const category = ({ reference }: FieldContext) =>
  text('name a category of content/categories/categories.json by its id').pipe(
    reference('categories'),
  );

/** A list of questions, by the name of its file in `content/faq/`. */
export const faqList = ({ reference }: FieldContext) =>
  id('name a list of questions by its file in content/faq/, such as tours').pipe(reference('faqs'));

/** A picture of the tours, by its number in `content/gallery/tours.json`. */
export const tourPicture = ({ reference }: FieldContext) =>
  count('write the number of a picture in content/gallery/tours.json')
    .transform(String)
    .pipe(reference('galleryTours'));

const COUNT_FIX = 'write a whole number, such as 12';

/** A whole number of one or more. */
export const count = (fix = COUNT_FIX) =>
  z.int({ error: fix }).positive({ error: fix }).describe(fix);

const DOLLARS_FIX = 'write a whole number of dollars, such as 40';

/** Whole US dollars, without the sign. */
export const dollars = () => count(DOLLARS_FIX);

const SAMPLE_FIX = 'write true, or leave the line out';
/** One word alone is a slip: `no`, `flase`. */
const isSentence = (text: string) => text.trim().includes(' ');

/**
 * `true` on an entry that the project made up and the owner must replace, or in words what the owner
 * has to settle before the launch. Visitors never see the mark.
 */
export const sample = () =>
  z
    .union([z.literal(true), z.string().refine(isSentence, SAMPLE_FIX)], { error: SAMPLE_FIX })
    .describe('true on what was made up for a start; delete the line once it is real')
    .optional();

/** What search results and the browser's tab say about a page. */
export const head = () =>
  z.strictObject({
    title: textUpTo(70, 'search results cut it there'),
    description: textUpTo(155, 'search results cut it there'),
  });

/** The first view of a page: a kicker over the headline, the headline, a lead, and the wide print. */
export const hero = (image: ImageField) =>
  z.strictObject({
    kicker: text().optional(),
    title: text(),
    lead: text(),
    picture: picture(image),
  });

const DATE_FIX = 'write a real date in this form: September 5, 2025';

/** A day as American readers write it, such as `September 5, 2025`. */
export const dateText = () =>
  z
    .string({ error: DATE_FIX })
    .refine((text) => toIsoDate(text) !== undefined, { error: DATE_FIX })
    .describe(DATE_FIX);

const TIME_FIX = 'write a time on the 24-hour clock, in quotes, such as "13:15"';

/** A time of day in New York, such as `13:15`. */
export const timeOfDay = () =>
  z
    .string({ error: TIME_FIX })
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: TIME_FIX })
    .describe(TIME_FIX);

const DAY_OF_YEAR_FIX = 'write a month and a day in digits, in quotes, such as "04-01" for April 1';

/** A day of any year, such as `04-01`. */
export const dayOfYear = () =>
  z
    .string({ error: DAY_OF_YEAR_FIX })
    // In a leap year, so that February 29 may be one.
    .refine((text) => isIsoDate(`2024-${text}`), { error: DAY_OF_YEAR_FIX })
    .describe(DAY_OF_YEAR_FIX);

const PHONE_FIX = 'write a number with its area code, such as (212) 555-0142';

/** A telephone number of the United States, as visitors read it. */
export const phoneNumber = () =>
  z
    .string({ error: PHONE_FIX })
    .regex(/^\(\d{3}\) \d{3}-\d{4}$/, { error: PHONE_FIX })
    .describe(PHONE_FIX);

const MONTH_FIX = 'write a month and a year, such as May 2025';

/** A month and a year, such as `May 2025`. */
export const monthText = () =>
  z
    .string({ error: MONTH_FIX })
    .refine((text) => toIsoMonth(text) !== undefined, { error: MONTH_FIX })
    .describe(MONTH_FIX);

const VIDEO_FIX = 'write the code at the end of the video’s address, such as dQ4xW9-gcA0';

/** A video at the video host, by the code in its address. */
export const videoId = () =>
  z.string({ error: VIDEO_FIX }).regex(/^[\w-]{6,}$/, { error: VIDEO_FIX });
