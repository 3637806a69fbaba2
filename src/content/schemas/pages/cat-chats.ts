import { z } from 'astro/zod';
import {
  count,
  dateText,
  type FieldContext,
  paragraphs,
  person,
  sample,
  text,
  timeOfDay,
} from '../fields.ts';
import { action, closing, head, hero, postalAddress, texts, titled } from '../groups.ts';

/** The indoor talks: `content/pages/cat-chats.json`. Their prices are in `content/site.json`. */
export const catChatsSchema = (context: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: hero(context.image),
    dates: z.strictObject({
      /** `speaker` contains `{speaker}`. */
      ...texts('title', 'speaker', 'buy'),
      entries: z
        .array(
          z.strictObject({
            date: dateText(),
            time: timeOfDay(),
            ...texts('subject', 'text'),
            speaker: person(context),
            sample: sample(),
          }),
        )
        .default([]),
      none: action(),
    }),
    venue: z.strictObject({
      ...texts('title', 'place', 'name'),
      address: postalAddress(),
      ...texts('openMap', 'length'),
      minutes: count(),
      /** Contains `{minutes}`. */
      lengthValue: text(),
      ...texts('access', 'accessValue', 'station', 'stationValue', 'refund', 'refundValue'),
      sample: sample(),
    }),
    tickets: z.strictObject({
      title: text(),
      general: z.strictObject({ price: text(), ...titled().shape }),
      package: z.strictObject({ price: text(), ...titled().shape }),
    }),
    talk: z.strictObject({ title: text(), paragraphs: paragraphs(), read: action() }),
    closing: closing(),
  });
