import { z } from 'astro/zod';
import { dateText, sample, text } from '../fields.ts';
import { action, head, texts } from '../groups.ts';

/** Terms, privacy and accessibility: `content/pages/legal/<slug>.md`, with the page's text as its body. */
export const legalSchema = () =>
  z.strictObject({
    head: head(),
    ...texts('title', 'lead'),
    /** The date of the last significant change. */
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
