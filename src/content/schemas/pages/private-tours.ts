import { z } from 'astro/zod';
import { agreedText, type FieldContext, paragraphs, sample, text } from '../fields.ts';
import { action, faq, head, picture, texts, titled } from '../groups.ts';

/** The private tours: `content/pages/private-tours.json`. Their card on /tours is content/tours/private-tours/. */
export const privateToursSchema = (context: FieldContext) =>
  z.strictObject({
    head: head(),
    deck: z.array(text()).min(2).max(4),
    facts: z.strictObject({
      /** After the minimum price. */
      per: text(),
      lines: z.array(titled()).length(3, { error: 'write exactly three' }),
    }),
    intro: z.strictObject({
      title: text(),
      paragraphs: paragraphs(),
      picture: picture(context.image),
      sample: sample(),
    }),
    details: z.strictObject({ title: text(), lines: z.array(titled()).min(3) }),
    calculator: z.strictObject({
      ...texts('title', 'guestsLabel', 'hint'),
      ...texts('fewer', 'more'),
      /** Instead of the hint, for a number without a price. */
      ...texts('tooFew', 'tooMany', 'unreadable'),
      ...texts('minimumLine', 'extraLine'),
      /** `{guests}` is the number that the total is for. */
      totalLabel: text(),
      /** Opens the table of all prices, the fallback without JavaScript. */
      tableTitle: text(),
      ...texts('tableCaption', 'guestsColumn', 'totalColumn'),
      closing: agreedText('Ready to book your event?'),
      contact: action(),
    }),
    events: z.strictObject({
      title: text(),
      tiles: z.array(titled()).length(3, { error: 'write exactly three tiles' }),
    }),
    faq: faq(context),
    closing: z.strictObject({ ...texts('title', 'text'), contact: action() }),
  });

export type PrivateToursPage = z.output<ReturnType<typeof privateToursSchema>>;
