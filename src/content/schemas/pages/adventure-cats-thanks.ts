import { z } from 'astro/zod';
import { action, head, titled, text } from '../fields.ts';

/** After an application: `content/pages/adventure-cats-thanks.json`. */
export const adventureCatsThanksSchema = () =>
  z.strictObject({
    head: head(),
    title: text(),
    lead: text(),
    /** Round the edge of the rubber stamp: above the paw, below it. Short, or they run into each other. */
    // Older programs of editors know lists of one kind only.
    stamp: z.tuple([text(), text()]).meta({ items: { type: 'string' } }),
    next: z.strictObject({ title: text(), steps: z.array(titled()).min(2) }),
    tours: action(),
    home: action(),
  });
