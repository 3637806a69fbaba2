import { z } from 'astro/zod';
import { type FieldContext, paragraphs, text } from '../fields.ts';
import { action, closing, head, hero, texts, titled } from '../groups.ts';

/** The indoor talks: `content/pages/cat-chats.json`. Their dates, place and prices are in `content/site.json`. */
export const catChatsSchema = ({ image }: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: hero(image),
    dates: z.strictObject({
      /** `place` may contain `{place}`. */
      ...texts('title', 'place', 'buy'),
      none: action(),
    }),
    tickets: z.strictObject({
      title: text(),
      general: z.strictObject({ price: text(), ...titled().shape }),
      package: z.strictObject({ price: text(), ...titled().shape }),
    }),
    talk: z.strictObject({ title: text(), paragraphs: paragraphs(), read: action() }),
    closing: closing(),
  });
