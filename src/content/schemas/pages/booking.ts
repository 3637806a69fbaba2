import { z } from 'astro/zod';
import { agreedText, type FieldContext, head, hero, text, titled } from '../fields.ts';

/** The booking calendar: `content/pages/booking.json`. */
export const bookingSchema = ({ image }: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: hero(image),
    calendar: z.strictObject({
      title: text(),
      lead: text(),
      frameTitle: text(),
      /** The way to the calendar's own page as long as none is in sight here. */
      open: text(),
      preparing: text(),
      loading: text(),
      /** After eight seconds without the calendar. */
      slow: text(),
      /** Where something has loaded that may be the calendar or an error page. */
      doubt: text(),
      /** In the calendar's place, where the booking service cannot be reached. */
      failed: text(),
      fallback: agreedText('Having trouble? Open calendar in new window'),
      /** A mail link beside the fallback. */
      mail: text(),
    }),
    choose: z.strictObject({ title: text(), text: text() }),
    notes: z.strictObject({ title: text(), items: z.array(titled()).min(2) }),
    contact: z.strictObject({ title: text(), text: text(), link: text() }),
  });
