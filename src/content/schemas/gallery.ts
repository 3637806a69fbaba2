import { z } from 'astro/zod';
import { count, type FieldContext, picture, sample, text, tour, tourPicture } from './fields.ts';

const numbered = (first: number, last: number) =>
  count(`write a number from ${first} to ${last}`)
    .min(first, { error: `write a number from ${first} to ${last}` })
    .max(last, { error: `write a number from ${first} to ${last}` });

/**
 * What to keep where the front page or a tour cuts a tall picture to a wide frame: the top, the bottom
 * or, left out, the middle.
 */
const crop = () =>
  z.enum(['top', 'bottom'], { error: 'write "top", "bottom", or leave it out' }).optional();

/** A picture taken on a tour: `content/gallery/tours.json`, numbered 1 to 52. */
export const galleryTourSchema = (context: FieldContext) =>
  z.strictObject({
    id: numbered(1, 52),
    ...picture(context.image).shape,
    caption: text(),
    crop: crop(),
    /** The tour it belongs to: the name of a file in content/tours/. */
    tour: tour(context).optional(),
    sample: sample(),
  });

/** A guest's or fan's cat: `content/gallery/fans.json`, numbered 101 to 121. Gaps are fine. */
export const galleryFanSchema = ({ image }: FieldContext) =>
  z.strictObject({
    id: numbered(101, 121),
    ...picture(image).shape,
    caption: text(),
    crop: crop(),
    sample: sample(),
  });

/** The ten tour pictures on the home page, by number: `content/gallery/home.json`. */
export const galleryHomeSchema = (context: FieldContext) =>
  z.strictObject({
    pictures: z.array(tourPicture(context)).length(10, { error: 'name exactly ten pictures' }),
  });
