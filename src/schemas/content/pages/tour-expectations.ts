import { z } from 'astro/zod';
import { head, sample, titled, words } from '../fields.ts';

/** What to expect on a walk: `content/pages/tour-expectations.json`. Loaded late on /tours, and a page of its own. */
export const tourExpectationsSchema = () =>
  z.strictObject({
    head: head(),
    sample: sample(),
    title: words(),
    lead: words(),
    /** The two hours, in order. */
    timeline: z
      .array(z.strictObject({ when: words(), title: words(), text: words() }))
      .min(3),
    notes: z.strictObject({ title: words(), items: z.array(titled()).min(2) }),
  });
