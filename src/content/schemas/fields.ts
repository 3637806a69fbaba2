import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { notOnCard } from '../../domain/text/card-text.ts';
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

/** Markup that fields do not read, open tokens, and characters that XML, and so the feed, cannot hold. */
const UNREAD =
  /\[[^\]]*\]\([^)]*\)|\*\*|&(?:#\w+|[a-z]\w+);|<\/(?!a>)\w+>|<br\b|<!--|\{(?![a-z]+\})[^}]*\}?|[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/iu;

/** Letters that were lost or read in another encoding, and signs that hide or turn a line around. */
const GARBLED =
  /\uFFFD|[ÂÃ][\u0080-\u00BF‘-”]|â€|[\u200B\u2028-\u202E\u2060\u2066-\u2069\u3164\uFEFF]/;

/** What is wrong with words that visitors would read otherwise than they are meant; '' if nothing is. */
export function misread(words: string, markup: RegExp): string {
  const [found] = markup.exec(words) ?? GARBLED.exec(words) ?? [];
  if (found === undefined) return '';
  const quoted = JSON.stringify(found).replace(
    /[\p{Cf}\p{Zl}\p{Zp}\u3164]/u,
    (sign) => `\\u${sign.charCodeAt(0).toString(16)}`,
  );
  return `visitors would read ${quoted} as it stands`;
}

/** Words that visitors read. They may hold tokens such as `{price}` (see content/README.md). */
export const text = (fix = 'write the words visitors should read here') =>
  z
    .string({ error: fix })
    .trim()
    .min(1, { error: fix })
    .superRefine((words, context) => {
      const problem = misread(words, UNREAD);
      const message = 'write plain words and the characters themselves';
      if (problem) context.addIssue({ code: 'custom', message, params: { problem } });
    })
    .describe(fix);

/** Words that the share card of a page shows. */
export const cardWords = () =>
  text().superRefine((words, context) => {
    const letter = notOnCard(words);
    const params = { problem: `the share card has no letter "${letter}"` };
    if (letter) context.addIssue({ code: 'custom', message: 'write it in Latin letters', params });
  });

/** Words that the owner has settled to the letter, as an editor's program says over the field. */
export const agreedText = (words: string) =>
  text().describe(`agreed wording: change it only with the owner (${words})`);

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

const ANSWER_FIX = 'keep to plain words and links such as <a href="/contact">write to us</a>';

/** Words that may hold links, written `<a href="/contact">write to us</a>`, and no other markup. */
export const textWithLinks = () =>
  text()
    .refine((text) => !/[<>]/.test(text.replaceAll(/<a href="[^"<>]+">[^<>]+<\/a>/g, '')), {
      error: ANSWER_FIX,
    })
    .describe(ANSWER_FIX);

const ADDRESS_FIX =
  'write a page of this site, such as /tours, or a full address that starts with https://';
const ADDRESS = /^(?:\/(?!\/)\S*|#\S+|https:\/\/[^\s/]+\.[^\s]+|mailto:\S+@\S+)$/;

/** Where a link leads: a page of this site, a place on the same page, a full https address, or a mail address. */
export const address = () =>
  z
    .string({ error: ADDRESS_FIX })
    .regex(ADDRESS, { error: ADDRESS_FIX })
    // An editor's program sees the file before its tokens are filled.
    .meta({ description: ADDRESS_FIX, pattern: `${ADDRESS.source}|\\{[A-Za-z]+\\}` });

/** A text that has to match a pattern; `fix` says how it is written. */
export const textLike = (pattern: RegExp, fix: string) =>
  z.string({ error: fix }).regex(pattern, { error: fix }).describe(fix);

const OUTSIDE_FIX =
  'write the full address, starting with https://, such as https://paper.example/story';

/** A page of somebody else's site. */
export const outsideAddress = () => textLike(/^https:\/\/[^\s/]+\.\S+$/, OUTSIDE_FIX);

const ID_FIX = 'write it in lower-case letters, digits and hyphens, such as peck-slip';

/** The name by which other files point at an entry, or such a name in those other files. */
export const id = (fix = ID_FIX) => textLike(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, fix);

/** A whole number of one or more. */
export const count = (fix = 'write a whole number, such as 12') =>
  z.int({ error: fix }).positive({ error: fix }).describe(fix);

/** Whole US dollars, without the sign. */
export const dollars = () => count('write a whole number of dollars, such as 40');

/** A text that stands for a day or a month; `fix` says how it is written. */
const calendarText = (isKnown: (text: string) => boolean, fix: string) =>
  z.string({ error: fix }).refine(isKnown, { error: fix }).describe(fix);

const DATE_FIX = 'write a real date in this form: September 5, 2025';

/** A day as American readers write it, such as `September 5, 2025`. */
export const dateText = () =>
  calendarText((text) => toIsoDate(text) !== undefined, DATE_FIX)
    // For an editor's program, which has a calendar to choose from.
    .meta({ description: DATE_FIX, format: 'long-date' });

const MONTH_FIX = 'write a month and a year, such as May 2025';

/** A month and a year, such as `May 2025`. */
export const monthText = () => calendarText((text) => toIsoMonth(text) !== undefined, MONTH_FIX);

const DAY_OF_YEAR_FIX = 'write a month and a day in digits, in quotes, such as "04-01" for April 1';

/** A day of any year, such as `04-01`; of a leap year, so that February 29 may be one. */
export const dayOfYear = () => calendarText((text) => isIsoDate(`2024-${text}`), DAY_OF_YEAR_FIX);

const TIME_FIX = 'write a time on the 24-hour clock, in quotes, such as "13:15"';

/** A time of day in New York, such as `13:15`. */
export const timeOfDay = () => textLike(/^(?:[01]\d|2[0-3]):[0-5]\d$/, TIME_FIX);

const PHONE_FIX = 'write a number with its area code, such as (212) 555-0142';

/** A telephone number of the United States, as visitors read it. */
export const phoneNumber = () => textLike(/^\(\d{3}\) \d{3}-\d{4}$/, PHONE_FIX);

const VIDEO_FIX = 'write the code at the end of the video’s address, such as dQ4xW9-gcA0';

/** A video at the video host, by the code in its address. */
export const videoId = () => textLike(/^[\w-]{6,}$/, VIDEO_FIX);

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

/** The quote of a guest, by its id. */
export const quote = ({ reference }: FieldContext) =>
  id('name a quote of content/quotes/quotes.json by its id').pipe(reference('quotes'));

/** A member of the team, by their id. */
export const person = ({ reference }: FieldContext) =>
  id('name a person of content/people/people.json by their id').pipe(reference('people'));

/** A tour, by the name of its file. */
export const tour = ({ reference }: FieldContext) =>
  id('name a tour by its folder in content/tours/, such as brooklyn-heights').pipe(
    reference('tours'),
  );

/** A category of posts, by its id. Any other text is an unknown id, so that the check suggests the nearest. */
export const category = ({ reference }: FieldContext) =>
  text('name a category of content/categories/categories.json by its id').pipe(
    reference('categories'),
  );

/** A list of questions, by the name of its file. */
export const faqList = ({ reference }: FieldContext) =>
  id('name a list of questions by its file in content/faq/, such as tours').pipe(reference('faqs'));

/** A picture of the tours, by its number. */
export const tourPicture = ({ reference }: FieldContext) =>
  count('write the number of a picture in content/gallery/tours.json')
    .transform(String)
    .pipe(reference('galleryTours'));
