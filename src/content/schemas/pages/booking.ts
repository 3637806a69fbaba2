import { z } from 'astro/zod';
import type { FieldContext } from '../fields.ts';
import { calendarWords, head, hero, textGroup, texts, titled } from '../groups.ts';

/** The booking calendar: `content/pages/booking.json`. */
export const bookingSchema = ({ image }: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: hero(image),
    /** Over the ticket stubs, and on the first of them. */
    dates: textGroup('title', 'next'),
    calendar: z.strictObject({ ...texts('title', 'lead'), ...calendarWords() }),
    choose: textGroup('title'),
    /** `more` unfolds all but the first on phones. */
    notes: z.strictObject({ ...texts('title', 'more'), items: z.array(titled()).min(2) }),
    contact: textGroup('title', 'text', 'link'),
  });
