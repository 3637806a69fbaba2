import { z } from 'astro/zod';
import { agreedText, type FieldContext, sample, text, videoId } from '../fields.ts';
import { action, head, hero, picture, texts } from '../groups.ts';

/** The gallery: `content/pages/gallery.json`. Its pictures are listed in content/gallery/. */
export const gallerySchema = ({ image }: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({ ...hero(image).shape, book: action() }),
    /** Says what the pictures are until there are photographs. */
    note: z.strictObject({ text: text(), sample: sample() }).optional(),
    video: z.strictObject({
      id: videoId(),
      title: agreedText('Featured on NBC News'),
      text: text(),
      sample: sample(),
      poster: picture(image),
      playLabel: text(),
      book: action('Book Your Tour Today'),
    }),
    tours: z.strictObject({
      title: agreedText('Tour Photo Gallery'),
      text: text(),
      index: text(),
      tour: text(),
      /** The heading of pictures without a tour. */
      others: text(),
    }),
    fans: z.strictObject({ title: agreedText('Feline Fan Photos'), text: text() }),
    lightbox: z.strictObject({
      label: text(),
      /** Contains `{number}` and `{total}`. */
      position: text(),
      ...texts('previous', 'next', 'close', 'loading', 'failed'),
    }),
    closing: z.strictObject({
      title: agreedText('Share Your Cat Photos With Us!'),
      text: text(),
      action: action('Submit Your Cat Photos'),
    }),
  });

export type GalleryPage = z.output<ReturnType<typeof gallerySchema>>;
