import { z } from 'astro/zod';
import {
  action,
  type FieldContext,
  head,
  hero,
  picture,
  sample,
  text,
  videoId,
} from '../fields.ts';

/** The gallery: `content/pages/gallery.json`. Its pictures are listed in content/gallery/. */
export const gallerySchema = ({ image }: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({ ...hero(image).shape, book: action() }),
    /** Says what the pictures are while prints stand in for photographs. */
    note: z.strictObject({ text: text(), sample: sample() }).optional(),
    video: z.strictObject({
      id: videoId(),
      title: text(),
      text: text(),
      sample: sample(),
      poster: picture(image),
      playLabel: text(),
      book: action(),
    }),
    tours: z.strictObject({
      title: text(),
      text: text(),
      /** What the row of neighborhoods is for. */
      index: text(),
      /** Leads from each neighborhood to its tour. */
      walk: text(),
      /** The heading of pictures that belong to no tour. */
      others: text(),
    }),
    fans: z.strictObject({ title: text(), text: text() }),
    lightbox: z.strictObject({
      label: text(),
      /** Holds `{number}` and `{total}`. */
      position: text(),
      previous: text(),
      next: text(),
      close: text(),
      loading: text(),
      failed: text(),
    }),
    closing: z.strictObject({ title: text(), text: text(), action: action() }),
  });
