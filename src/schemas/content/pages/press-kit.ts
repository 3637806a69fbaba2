import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { faqId, head, hero, id, paragraphs, personId, quoteId, sample, titled, words } from '../fields.ts';

/** For journalists: `content/pages/press-kit.json`. */
export const pressKitSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    head: head(),
    hero: hero(image),
    /** The list of what is in the kit; its entries are the titles below. */
    index: z.strictObject({ title: words() }),
    assets: z.strictObject({ title: words(), text: words(), link: words() }),
    about: z.strictObject({ title: words(), paragraphs: paragraphs(), sample: sample() }),
    mission: z.strictObject({ title: words(), text: words() }),
    /** The company in numbers and lines, for a fact box. */
    facts: z.strictObject({
      title: words(),
      /** The link to the sheet as a page of its own. */
      sheet: words(),
      plain: words(),
      /** The table of walks; what stands in it comes from content/tours/. `{guests}` is the limit. */
      tours: z.strictObject({
        title: words(),
        walk: words(),
        group: words(),
        groupSize: words(),
        stops: words(),
        schedule: words(),
      }),
      lines: z.array(titled()).min(4),
    }),
    boilerplate: z.strictObject({
      title: words(),
      /** `{count}` is the number of words in the text. */
      hint: words(),
      copy: z.strictObject({ label: words(), copied: words(), failed: words() }),
      text: words(),
    }),
    highlights: z.strictObject({
      title: words(),
      entries: z
        .array(
          z.strictObject({
            name: words(),
            /** The post that tells the whole story, and whose print the press may have. */
            post: id('name a post by its file in content/blog/'),
            description: words(),
            caption: words(),
          }),
        )
        .length(6, { error: 'write exactly six highlights' }),
      captionLabel: words(),
      /** The button that copies a caption. */
      copy: words(),
      /** Opens a highlight on a phone. */
      unfold: words(),
      story: words(),
    }),
    logos: z.strictObject({
      title: words(),
      text: words(),
      oneInk: words(),
      twoInks: words(),
      onLight: words(),
      onDark: words(),
    }),
    /** `{format}`, `{dpi}` and `{size}` are read from the pictures themselves. */
    prints: z.strictObject({
      title: words(),
      text: words(),
      link: words(),
      labels: z.strictObject({
        file: words(),
        size: words(),
        caption: words(),
        shows: words(),
        credit: words(),
      }),
    }),
    license: titled(),
    contact: z.strictObject({
      title: words(),
      text: words(),
      /** An id from content/people/people.json. */
      person: personId(),
      emailLabel: words(),
    }),
    quotes: z.strictObject({
      title: words(),
      entries: z.array(quoteId()).length(2, { error: 'name exactly two quotes' }),
    }),
    faq: z.strictObject({ title: words(), list: faqId() }),
    links: z.strictObject({ title: words(), social: words(), giftCards: words(), petition: words() }),
  });
