import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { action, faqId, head, hero, paragraphs, sample, titled, titledWithIcon, words } from '../fields.ts';

/** The private tours: `content/pages/private-tours.json`. Their card on /tours is content/tours/private-tours.md. */
export const privateToursSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({ ...hero(image).shape, contact: action() }),
    intro: z.strictObject({ title: words(), paragraphs: paragraphs(), sample: sample() }),
    details: z.strictObject({
      title: words(),
      lines: z.array(titled()).min(3),
      neighborhoodsTitle: words(),
      neighborhoods: z.array(words()).min(1),
      elsewhere: words(),
    }),
    scheduling: z.strictObject({
      title: words(),
      lines: z.array(titled()).min(2),
      contact: action(),
    }),
    calculator: z.strictObject({
      title: words(),
      lead: words(),
      guestsLabel: words(),
      hint: words(),
      /** Names of the buttons beside the field. */
      fewer: words(),
      more: words(),
      /** In the hint's place where the typed number cannot be priced. */
      tooFew: words(),
      tooMany: words(),
      unreadable: words(),
      minimumLine: words(),
      extraLine: words(),
      /** `{guests}` is the number that the total is for. */
      totalLabel: words(),
      /** Opens the table of all prices, which stands in without JavaScript. */
      tableTitle: words(),
      tableCaption: words(),
      guestsColumn: words(),
      totalColumn: words(),
      closing: words(),
      contact: action(),
    }),
    events: z.strictObject({
      title: words(),
      tiles: z.array(titledWithIcon()).length(3, { error: 'write exactly three tiles' }),
    }),
    faq: z.strictObject({ title: words(), list: faqId() }),
    closing: z.strictObject({ title: words(), text: words(), contact: action() }),
  });
