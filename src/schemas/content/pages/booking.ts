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
      /** The way to the calendar's own page as long as none is in sight here. */
      open: words(),
      preparing: words(),
      loading: words(),
      /** After eight seconds without the calendar. */
      slow: words(),
      /** Where something has loaded that may be the calendar or an error page. */
      doubt: words(),
      /** In the calendar's place, where the booking service cannot be reached. */
      failed: words(),
      fallback: words(),
      /** A mail link beside the fallback. */
      mail: words(),
    }),
    choose: z.strictObject({ title: words(), text: words() }),
    notes: z.strictObject({ title: words(), items: z.array(titled()).min(2) }),
    contact: z.strictObject({ title: words(), text: words(), link: words() }),
  });
