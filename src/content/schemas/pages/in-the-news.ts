import { z } from 'astro/zod';
import { agreedText, type FieldContext } from '../fields.ts';
import { action, head, hero, textGroup, texts } from '../groups.ts';

/** Press and reels: `content/pages/in-the-news.json`. The entries are in content/coverage/ and content/reels/. */
export const inTheNewsSchema = ({ image }: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: hero(image),
    reels: textGroup('title', 'text', 'open', 'loading', 'failed'),
    coverage: z.strictObject({ ...texts('title', 'text'), read: agreedText('Read Article') }),
    inquiries: z.strictObject({ ...texts('title', 'text'), pressKit: action(), contact: action() }),
  });
