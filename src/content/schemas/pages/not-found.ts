import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { action, head, hero, text } from '../fields.ts';

/** The page for addresses that lead nowhere: `content/pages/not-found.json`. */
export const notFoundSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    head: head(),
    hero: hero(image),
    /** Small print of the notice. */
    details: z.array(text()).min(1),
    home: action(),
    tours: action(),
    popular: z.strictObject({ title: text(), links: z.array(action()).min(1) }),
  });
