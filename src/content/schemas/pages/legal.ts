import { z } from 'astro/zod';
import { dateText, sample, text } from '../fields.ts';
import { action, head, texts } from '../groups.ts';

/**
 * Terms, privacy and accessibility: `content/pages/legal/<address>.md`. The text below the second `---`
 * is the page's own.
 */
export const legalSchema = () =>
  z.strictObject({
    head: head(),
    ...texts('title', 'lead'),
    /** The day of the last change that a visitor should know of. */
    updated: dateText(),
    sample: sample(),
  });

/** Words that these pages share: `content/pages/legal-page.json`. */
export const legalPageSchema = () =>
  z.strictObject({
    up: action(),
    contents: text(),
    updated: text(),
  });
