import { z } from 'astro/zod';
import { action, agreedText, type FieldContext, head, hero, text } from '../fields.ts';

/** Press and reels: `content/pages/in-the-news.json`. The entries are in content/coverage/ and content/reels/. */
export const inTheNewsSchema = ({ image }: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: hero(image),
    reels: z.strictObject({
      title: text(),
      text: text(),
      open: text(),
      loading: text(),
      failed: text(),
    }),
    coverage: z.strictObject({ title: text(), text: text(), read: agreedText('Read Article') }),
    inquiries: z.strictObject({
      title: text(),
      text: text(),
      pressKit: action(),
      contact: action(),
    }),
  });
