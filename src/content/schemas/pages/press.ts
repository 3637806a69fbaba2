import { z } from 'astro/zod';
import {
  agreedText,
  type FieldContext,
  paragraphs,
  person,
  post,
  quote,
  sample,
  text,
} from '../fields.ts';
import { action, faq, head, hero, textGroup, texts, titled } from '../groups.ts';

/** For journalists: `content/pages/press-kit.json`. */
export const pressKitSchema = (context: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: hero(context.image),
    /** The page's local navigation; its entries are the titles below. */
    index: textGroup('title'),
    assets: textGroup('title', 'text', 'link'),
    about: z.strictObject({ title: text(), paragraphs: paragraphs(), sample: sample() }),
    mission: titled(),
    /** Facts about the company, for a fact box. */
    facts: z.strictObject({
      title: text(),
      sheet: text(),
      plain: text(),
      /** The table of tours; its cells come from content/tours/. `{guests}` is the limit. */
      tours: textGroup('title', 'tour', 'group', 'groupSize', 'stops', 'schedule'),
      lines: z.array(titled()).min(4),
    }),
    boilerplate: z.strictObject({
      title: text(),
      /** `{count}` is the number of words in the text. */
      hint: text(),
      copy: textGroup('label', 'copied', 'failed'),
      text: text(),
    }),
    highlights: z.strictObject({
      title: text(),
      entries: z
        .array(
          z.strictObject({
            name: text(),
            /** The post with the whole story, and a picture for the press. */
            post: post(context),
            ...texts('description', 'caption'),
          }),
        )
        .length(6, { error: 'write exactly six highlights' }),
      captionLabel: text(),
      copy: text(),
      unfold: text(),
      story: text(),
    }),
    logos: textGroup('title', 'text', 'oneInk', 'twoInks', 'onLight', 'onDark'),
    /** About `public/press-kit/prints.zip`. */
    prints: textGroup('title', 'text', 'link'),
    license: titled(),
    contact: z.strictObject({
      ...texts('title', 'text'),
      person: person(context),
      emailLabel: text(),
    }),
    quotes: z.strictObject({
      title: text(),
      entries: z.array(quote(context)).length(2, { error: 'name exactly two quotes' }),
    }),
    faq: faq(context),
    links: textGroup('title', 'social', 'giftCards', 'petition'),
  });

/** The press kit's facts on one sheet of paper: `content/pages/fact-sheet.json`. */
export const factSheetSchema = () =>
  z.strictObject({
    head: head(),
    hero: textGroup('kicker', 'title'),
    /** Above the sheet, not printed. */
    screen: textGroup('text', 'print', 'printUnavailable', 'back'),
    contact: textGroup('title', 'email', 'site'),
  });

/** Press and reels: `content/pages/in-the-news.json`. The entries are in content/coverage/ and content/reels/. */
export const inTheNewsSchema = ({ image }: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: hero(image),
    reels: textGroup('title', 'text', 'open', 'loading', 'failed'),
    coverage: z.strictObject({ ...texts('title', 'text'), read: agreedText('Read Article') }),
    inquiries: z.strictObject({ ...texts('title', 'text'), pressKit: action(), contact: action() }),
  });
