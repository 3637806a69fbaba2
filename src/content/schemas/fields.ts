import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { firstUnsupportedLetter } from '../../domain/text/card-text.ts';
import { isIsoDate, toIsoDate, toIsoMonth } from '../../domain/seasons/calendar-date.ts';

// Every message says what to write instead. The content check puts the problem before it:
// `"forty" is text; write a whole number of dollars, such as 40`. The browser editor shows it as a hint (`describe`).

export type ImageField = SchemaContext['image'];

type ReferenceField = <Name extends Referenced>(
  collection: Name,
) => z.ZodType<{ collection: Name; id: string }, string>;

type Referenced =
  'blog' | 'categories' | 'faqs' | 'galleryTours' | 'people' | 'pressLogos' | 'quotes' | 'tours';

/** Astro passes its own functions; the content check passes ones that look into `content/`. */
export type FieldContext = { image: ImageField; reference: ReferenceField };

/** Markup that fields don't support, unclosed variables, and characters that are invalid in XML, and so in the feed. */
const UNSUPPORTED =
  /\[[^\]]*\]\([^)]*\)|\*\*|&(?:#\w+|[a-z]\w+);|<\/(?!a>)\w+>|<br\b|<!--|\{(?![a-z]+\})[^}]*\}?|[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/iu;

/** Characters of a wrong encoding, invisible ones, and those that change the direction of text. */
const GARBLED =
  /\uFFFD|[ÂÃ][\u0080-\u00BF‘-”]|â€|[\u200B\u2028-\u202E\u2060\u2066-\u2069\u3164\uFEFF]/;

/** @returns what is wrong with a text that would not be shown as intended, or '' */
export function findTextProblem(words: string, markup: RegExp): string {
  const [found] = markup.exec(words) ?? GARBLED.exec(words) ?? [];
  if (found === undefined) return '';
  const quoted = JSON.stringify(found).replace(
    /[\p{Cf}\p{Zl}\p{Zp}\u3164]/u,
    (sign) => `\\u${sign.charCodeAt(0).toString(16)}`,
  );
  return `visitors would read ${quoted} as it stands`;
}

/** Text for visitors, which may contain `{price}` and other variables (content/README.md). */
export const text = (fix = 'write the words visitors should read here') =>
  z
    .string({ error: fix })
    .trim()
    .min(1, { error: fix })
    .superRefine((words, context) => {
      const problem = findTextProblem(words, UNSUPPORTED);
      const message = 'write plain words and the characters themselves';
      if (problem) context.addIssue({ code: 'custom', message, params: { problem } });
    })
    .describe(fix);

/** Text that is also on the page's share card. */
export const cardWords = () =>
  text().superRefine((words, context) => {
    const letter = firstUnsupportedLetter(words);
    const params = { problem: `the share card has no letter "${letter}"` };
    if (letter) context.addIssue({ code: 'custom', message: 'write it in Latin letters', params });
  });

/** Text that only the owner may change. */
export const agreedText = (words: string) =>
  text().describe(`agreed wording: change it only with the owner (${words})`);

/** Text with a maximum length, after variables are filled; `why` says what happens above it. */
export const textUpTo = (limit: number, why: string) => {
  const fix = `keep it to ${limit} letters or fewer: ${why}`;
  return text().max(limit, { error: fix }).describe(fix);
};

export const paragraphs = () =>
  z
    .array(text(), { error: 'write a list of paragraphs, each in quotes' })
    .min(1, { error: 'write at least one paragraph' });

const ANSWER_FIX = 'keep to plain words and links such as <a href="/contact">write to us</a>';

/** Text with links, `<a href="/contact">write to us</a>`, and no other markup. */
export const textWithLinks = () =>
  text()
    .refine((text) => !/[<>]/.test(text.replaceAll(/<a href="[^"<>]+">[^<>]+<\/a>/g, '')), {
      error: ANSWER_FIX,
    })
    .describe(ANSWER_FIX);

const HREF_FIX = 'write a page of this site, such as /tours, or a URL that starts with https://';
const HREF = /^(?:\/(?!\/)\S*|#\S+|https:\/\/[^\s/]+\.[^\s]+|mailto:\S+@\S+)$/;

/** A path of this site, a hash, an https URL or a mailto link. */
export const href = () =>
  z
    .string({ error: HREF_FIX })
    .regex(HREF, { error: HREF_FIX })
    // The browser editor validates before variables are filled.
    .meta({ description: HREF_FIX, pattern: `${HREF.source}|\\{[A-Za-z]+\\}` });

export const textLike = (pattern: RegExp, fix: string) =>
  z.string({ error: fix }).regex(pattern, { error: fix }).describe(fix);

const URL_FIX = 'write the whole URL, starting with https://, such as https://paper.example/story';

export const url = () => textLike(/^https:\/\/[^\s/]+\.\S+$/, URL_FIX);

const ID_FIX = 'write it in lower-case letters, digits and hyphens, such as peck-slip';

export const id = (fix = ID_FIX) => textLike(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, fix);

const MILES_FIX = 'write a number of miles, such as 1.5';

export const miles = () => z.number({ error: MILES_FIX }).positive({ error: MILES_FIX });

/** A whole number of one or more. */
export const count = (fix = 'write a whole number, such as 12') =>
  z.int({ error: fix }).positive({ error: fix }).describe(fix);

export const dollars = () => count('write a whole number of dollars, such as 40');

const calendarText = (isKnown: (text: string) => boolean, fix: string) =>
  z.string({ error: fix }).refine(isKnown, { error: fix }).describe(fix);

const DATE_FIX = 'write a real date in this form: September 5, 2025';

/** A date in American format: `September 5, 2025`. */
export const dateText = () =>
  calendarText((text) => toIsoDate(text) !== undefined, DATE_FIX)
    // The browser editor shows a calendar.
    .meta({ description: DATE_FIX, format: 'long-date' });

const MONTH_FIX = 'write a month and a year, such as May 2025';

/** A month and a year, such as `May 2025`. */
export const monthText = () => calendarText((text) => toIsoMonth(text) !== undefined, MONTH_FIX);

const DAY_OF_YEAR_FIX = 'write a month and a day in digits, in quotes, such as "04-01" for April 1';

/** A day of any year, such as `04-01`; checked in a leap year, to allow February 29. */
export const dayOfYear = () => calendarText((text) => isIsoDate(`2024-${text}`), DAY_OF_YEAR_FIX);

const TIME_FIX = 'write a time on the 24-hour clock, in quotes, such as "13:15"';

/** A time of day in New York, such as `13:15`. */
export const timeOfDay = () => textLike(/^(?:[01]\d|2[0-3]):[0-5]\d$/, TIME_FIX);

const PHONE_FIX = 'write a number with its area code, such as (212) 555-0142';

export const phoneNumber = () => textLike(/^\(\d{3}\) \d{3}-\d{4}$/, PHONE_FIX);

const VIDEO_FIX = 'write the code at the end of the video’s URL, such as dQ4xW9-gcA0';

export const videoId = () => textLike(/^[\w-]{6,}$/, VIDEO_FIX);

const SAMPLE_FIX = 'write true, or leave the line out';
/** A single word is probably a mistake: `no`, `flase`. */
const isSentence = (text: string) => text.trim().includes(' ');

/** `true` on made-up content that the owner must replace, or a sentence about what to settle before the launch. */
export const sample = () =>
  z
    .union([z.literal(true), z.string().refine(isSentence, SAMPLE_FIX)], { error: SAMPLE_FIX })
    .describe('true for sample content; delete the line once it is real')
    .optional();

export const quote = ({ reference }: FieldContext) =>
  id('name a quote of content/quotes/quotes.json by its id').pipe(reference('quotes'));

export const post = ({ reference }: FieldContext) =>
  id('name a post by its folder in content/blog/').pipe(reference('blog'));

export const person = ({ reference }: FieldContext) =>
  id('name a person of content/people/people.json by their id').pipe(reference('people'));

export const tour = ({ reference }: FieldContext) =>
  id('name a tour by its folder in content/tours/, such as brooklyn-heights').pipe(
    reference('tours'),
  );

/** A category of posts. Accepts any text, so that the check can suggest the nearest id. */
export const category = ({ reference }: FieldContext) =>
  text('name a category of content/categories/categories.json by its id').pipe(
    reference('categories'),
  );

export const faqList = ({ reference }: FieldContext) =>
  id('name a list of questions by its file in content/faq/, such as tours').pipe(reference('faqs'));

export const tourPicture = ({ reference }: FieldContext) =>
  count('write the number of a picture in content/gallery/tours.json')
    .transform(String)
    .pipe(reference('galleryTours'));

export const tourPictures = (context: FieldContext) =>
  z.array(tourPicture(context)).min(4, { error: 'name at least four pictures' });
