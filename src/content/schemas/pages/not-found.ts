import { z } from 'astro/zod';
import { action, agreedText, type FieldContext, head, hero, text } from '../fields.ts';

/** The page for addresses that lead nowhere: `content/pages/not-found.json`. */
export const notFoundSchema = ({ image }: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({ ...hero(image).shape, title: agreedText('This Cat Got Lost!') }),
    /** Small print of the notice. */
    details: z.array(text()).min(1),
    home: action(),
    tours: action(),
    popular: z.strictObject({ title: text(), links: z.array(action()).min(1) }),
  });
