import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { action, head, hero, picture, sample, words, videoId } from '../fields.ts';

/** The gallery: `content/pages/gallery.json`. Its pictures are listed in content/gallery/. */
export const gallerySchema = ({ image }: SchemaContext) =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({ ...hero(image).shape, book: action() }),
    /** Says what the pictures are while prints stand in for photographs. */
    note: z.strictObject({ text: words(), sample: sample() }).optional(),
    video: z.strictObject({
      id: videoId(),
      title: words(),
      text: words(),
      sample: sample(),
      poster: picture(image),
      playLabel: words(),
      book: action(),
    }),
    tours: z.strictObject({
      title: words(),
      text: words(),
      /** What the row of neighborhoods is for. */
      index: words(),
      /** Leads from each neighborhood to its tour. */
      walk: words(),
      /** The heading of pictures that belong to no tour. */
      others: words(),
    }),
    fans: z.strictObject({ title: words(), text: words() }),
    lightbox: z.strictObject({
      label: words(),
      /** Holds `{number}` and `{total}`. */
      position: words(),
      previous: words(),
      next: words(),
      close: words(),
      loading: words(),
      failed: words(),
    }),
    closing: z.strictObject({ title: words(), text: words(), action: action() }),
  });
