import { z } from 'astro/zod';
import {
  action,
  agreedText,
  faqList,
  type FieldContext,
  head,
  hero,
  paragraphs,
  sample,
  text,
  titled,
  titledWithIcon,
} from '../fields.ts';

/** The private tours: `content/pages/private-tours.json`. Their card on /tours is content/tours/private-tours.md. */
export const privateToursSchema = (context: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({ ...hero(context.image).shape, contact: action() }),
    intro: z.strictObject({ title: text(), paragraphs: paragraphs(), sample: sample() }),
    details: z.strictObject({
      title: text(),
      lines: z.array(titled()).min(3),
    }),
    scheduling: z.strictObject({
      title: text(),
      lines: z.array(titled()).min(2),
      contact: action(),
    }),
    calculator: z.strictObject({
      title: text(),
      lead: text(),
      guestsLabel: text(),
      hint: text(),
      /** Names of the buttons beside the field. */
      fewer: text(),
      more: text(),
      /** In the hint's place where the typed number cannot be priced. */
      tooFew: text(),
      tooMany: text(),
      unreadable: text(),
      minimumLine: text(),
      extraLine: text(),
      /** `{guests}` is the number that the total is for. */
      totalLabel: text(),
      /** Opens the table of all prices, which stands in without JavaScript. */
      tableTitle: text(),
      tableCaption: text(),
      guestsColumn: text(),
      totalColumn: text(),
      closing: agreedText('Ready to book your event?'),
      contact: action(),
    }),
    events: z.strictObject({
      title: text(),
      tiles: z.array(titledWithIcon()).length(3, { error: 'write exactly three tiles' }),
    }),
    faq: z.strictObject({ title: text(), list: faqList(context) }),
    closing: z.strictObject({ title: text(), text: text(), contact: action() }),
  });
