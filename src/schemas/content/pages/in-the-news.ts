import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { action, head, hero, words } from '../fields.ts';

/** Press and reels: `content/pages/in-the-news.json`. The entries are in content/coverage/ and content/reels/. */
export const inTheNewsSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    head: head(),
    hero: hero(image),
    reels: z.strictObject({
      title: words(),
      text: words(),
      open: words(),
      loading: words(),
      failed: words(),
    }),
    coverage: z.strictObject({ title: words(), text: words(), read: words() }),
    inquiries: z.strictObject({ title: words(), text: words(), pressKit: action(), contact: action() }),
  });
