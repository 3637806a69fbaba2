import { z } from 'astro/zod';
import { count, type FieldContext, post, sample, text, tour } from './fields.ts';
import { picture } from './groups.ts';

const NUMBER_FIX = 'write a number that no other picture of the gallery has, such as 53';

/** The id of a picture, and part of its URL: `/gallery#photo-53`. */
const number = () => count(NUMBER_FIX).max(999_999, { error: NUMBER_FIX });

const photograph = ({ image }: FieldContext) => ({
  id: number(),
  // Last, as in the files: the editor saves fields in this order.
  ...picture(image).omit({ sample: true }).shape,
  caption: text(),
});

/** A picture taken on a tour: `content/gallery/tours.json`, in the order of the numbers. */
export const galleryTourSchema = (context: FieldContext) =>
  z.strictObject({
    ...photograph(context),
    tour: tour(context).optional(),
    /** The post with its story, for a picture that no stop shows. */
    post: post(context).optional(),
    sample: sample(),
  });

/** A guest's or fan's cat: `content/gallery/fans.json`, in the order of the numbers. */
export const galleryFanSchema = (context: FieldContext) =>
  z.strictObject({ ...photograph(context), sample: sample() });
