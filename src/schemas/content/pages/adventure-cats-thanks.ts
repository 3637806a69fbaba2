import { z } from 'astro/zod';
import { action, head, titled, words } from '../fields.ts';

/** After an application: `content/pages/adventure-cats-thanks.json`. */
export const adventureCatsThanksSchema = () =>
  z.strictObject({
    head: head(),
    title: words(),
    lead: words(),
    /** Round the edge of the rubber stamp: above the paw, below it. Short, or they run into each other. */
    // Older programs of editors know lists of one kind only.
    stamp: z.tuple([words(), words()]).meta({ items: { type: 'string' } }),
    next: z.strictObject({ title: words(), steps: z.array(titled()).min(2) }),
    tours: action(),
    home: action(),
  });
