import { z } from 'astro/zod';
import {
  faqList,
  type FieldContext,
  head,
  hero,
  id,
  paragraphs,
  person,
  quote,
  sample,
  text,
  titled,
} from '../fields.ts';

/** For journalists: `content/pages/press-kit.json`. */
export const pressKitSchema = (context: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: hero(context.image),
    /** The list of what is in the kit; its entries are the titles below. */
    index: z.strictObject({ title: text() }),
    assets: z.strictObject({ title: text(), text: text(), link: text() }),
    about: z.strictObject({ title: text(), paragraphs: paragraphs(), sample: sample() }),
    mission: z.strictObject({ title: text(), text: text() }),
    /** The company in numbers and lines, for a fact box. */
    facts: z.strictObject({
      title: text(),
      /** The link to the sheet as a page of its own. */
      sheet: text(),
      plain: text(),
      /** The table of walks; what stands in it comes from content/tours/. `{guests}` is the limit. */
      tours: z.strictObject({
        title: text(),
        walk: text(),
        group: text(),
        groupSize: text(),
        stops: text(),
        schedule: text(),
      }),
      lines: z.array(titled()).min(4),
    }),
    boilerplate: z.strictObject({
      title: text(),
      /** `{count}` is the number of words in the text. */
      hint: text(),
      copy: z.strictObject({ label: text(), copied: text(), failed: text() }),
      text: text(),
    }),
    highlights: z.strictObject({
      title: text(),
      entries: z
        .array(
          z.strictObject({
            name: text(),
            /** The post that tells the whole story, and whose print the press may have. */
            post: id('name a post by its file in content/blog/').pipe(context.reference('blog')),
            description: text(),
            caption: text(),
          }),
        )
        .length(6, { error: 'write exactly six highlights' }),
      captionLabel: text(),
      /** The button that copies a caption. */
      copy: text(),
      /** Opens a highlight on a phone. */
      unfold: text(),
      story: text(),
    }),
    logos: z.strictObject({
      title: text(),
      text: text(),
      oneInk: text(),
      twoInks: text(),
      onLight: text(),
      onDark: text(),
    }),
    /** `{format}`, `{dpi}` and `{size}` are read from the pictures themselves. */
    prints: z.strictObject({
      title: text(),
      text: text(),
      link: text(),
      labels: z.strictObject({
        file: text(),
        size: text(),
        caption: text(),
        shows: text(),
        credit: text(),
      }),
    }),
    license: titled(),
    contact: z.strictObject({
      title: text(),
      text: text(),
      /** An id from content/people/people.json. */
      person: person(context),
      emailLabel: text(),
    }),
    quotes: z.strictObject({
      title: text(),
      entries: z.array(quote(context)).length(2, { error: 'name exactly two quotes' }),
    }),
    faq: z.strictObject({ title: text(), list: faqList(context) }),
    links: z.strictObject({ title: text(), social: text(), giftCards: text(), petition: text() }),
  });
