import { z } from 'astro/zod';
import {
  cardWords,
  count,
  dateText,
  type FieldContext,
  id,
  monthText,
  url,
  sample,
  text,
  textLike,
  textUpTo,
  textWithLinks,
} from './fields.ts';
import { picture, texts } from './groups.ts';

/** A list of questions: `content/faq/<name>.json`. The page that shows it limits its length. */
export const faqSchema = () =>
  z.strictObject({
    questions: z
      .array(z.strictObject({ question: text(), answer: textWithLinks(), sample: sample() }))
      .min(1, { error: 'write at least one question' })
      .superRefine((rows, context) => {
        const questions = rows.map(({ question }) => question);
        const twice = questions.findIndex((one, index) => questions.indexOf(one) < index);
        const message = 'a question above is the same: keep one';
        const path = [twice, 'question'];
        if (twice > 0) context.addIssue({ code: 'custom', path, message });
      }),
  });

/** Categories of posts: `content/categories/categories.json`, in the order of the filter's buttons. */
export const categorySchema = () =>
  z.strictObject({
    /** In its page's path: `/blog/category/<id>`. */
    id: id(),
    name: cardWords(),
    lead: text(),
    description: textUpTo(155, 'search results cut it there'),
  });

/** A member of the team: `content/people/people.json`. */
export const personSchema = ({ image }: FieldContext) =>
  z.strictObject({
    id: id(),
    ...texts('name', 'role', 'bio', 'catName'),
    image: picture(image),
    sample: sample(),
  });

/** Quotes of guests: `content/quotes/quotes.json`. */
export const quoteSchema = () =>
  z.strictObject({
    id: id(),
    ...texts('quote', 'author'),
    /** The guest's home, or the occasion. */
    role: text().optional(),
    /** The tour and its month: "Brooklyn Heights tour, October 2025". */
    visit: text().optional(),
    sample: sample(),
  });

/** An article about the company: `content/coverage/coverage.json`. */
export const coverageSchema = ({ reference }: FieldContext) =>
  z.strictObject({
    id: id(),
    ...texts('title', 'publication'),
    date: monthText(),
    description: text(),
    link: url(),
    /** The outlet's wordmark: an id from content/press-logos/press-logos.json. Without it, its name is shown. */
    logo: id().pipe(reference('pressLogos')).optional(),
    quote: text().optional(),
    /** The type in structured data; default: an article. */
    kind: z
      .enum(['article', 'broadcast'], { error: 'write article or broadcast' })
      .default('article'),
    sample: sample(),
  });

/** A wordmark of the "As Featured On" strip: `content/press-logos/press-logos.json`. */
export const pressLogoSchema = ({ image }: FieldContext) =>
  z.strictObject({
    id: id(),
    name: text(),
    ...picture(image).omit({ caption: true }).shape,
    link: url(),
    sample: sample(),
  });

/** A short video from the social profile: `content/reels/reels.json`. */
export const reelSchema = ({ image }: FieldContext) =>
  z.strictObject({
    id: count(),
    title: text(),
    /** What the video shows, for search engines. */
    description: text(),
    /** The code in the reel’s URL: https://…/reel/<code>/. */
    code: textLike(/^[\w-]+$/, 'write the code from the reel’s URL, such as C8aBcD-eF1g'),
    poster: picture(image),
    /** The publication date: April 12, 2024. Without it, it is not in the structured data. */
    date: dateText().optional(),
    sample: sample(),
  });
