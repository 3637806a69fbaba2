import { z } from 'astro/zod';
import { type FieldContext, text } from '../fields.ts';
import { calendarWords, head, hero, textGroup, texts, titled } from '../groups.ts';

/** The booking calendar: `content/pages/booking.json`. */
export const bookingSchema = ({ image }: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: hero(image),
    /** Above the next days with a tour. */
    dates: textGroup('title', 'lead'),
    calendar: z.strictObject({ ...texts('title', 'lead'), ...calendarWords() }),
    notes: z.strictObject({
      title: text(),
      /** What `items` are about; on phones it opens them. */
      more: text(),
      items: z.array(titled()).min(2),
    }),
    contact: textGroup('title', 'text', 'link'),
  });
