import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { head, hero, titled, words } from '../fields.ts';

/** The booking calendar: `content/pages/booking.json`. */
export const bookingSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    head: head(),
    hero: hero(image),
    calendar: z.strictObject({
      title: words(),
      lead: words(),
      frameTitle: words(),
      /** The way to the calendar where the page runs no script. */
      open: words(),
      preparing: words(),
      loading: words(),
      /** After eight seconds without the calendar. */
      slow: words(),
      fallback: words(),
      /** A mail link beside the fallback. */
      mail: words(),
    }),
    choose: z.strictObject({ title: words(), text: words() }),
    notes: z.strictObject({ title: words(), items: z.array(titled()).min(2) }),
    contact: z.strictObject({ title: words(), text: words(), link: words() }),
  });
