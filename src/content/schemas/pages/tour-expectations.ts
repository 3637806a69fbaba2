import { z } from 'astro/zod';
import { head, sample, titled, text } from '../fields.ts';

/** What to expect on a walk: `content/pages/tour-expectations.json`. Loaded late on /tours, and a page of its own. */
export const tourExpectationsSchema = () =>
  z.strictObject({
    head: head(),
    sample: sample(),
    title: text(),
    lead: text(),
    /** The two hours, in order. */
    timeline: z.array(z.strictObject({ when: text(), title: text(), text: text() })).min(3),
    notes: z.strictObject({ title: text(), items: z.array(titled()).min(2) }),
  });
