import { z } from 'astro/zod';
import { type FieldContext, paragraphs, person, sample, text } from '../fields.ts';
import { closing, head, hero, texts, titled } from '../groups.ts';

/** The company and its people: `content/pages/about.json`. */
export const aboutSchema = (context: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: hero(context.image),
    story: z.strictObject({ title: text(), paragraphs: paragraphs(), sample: sample() }),
    team: z.strictObject({
      ...texts('title', 'text', 'catLabel'),
      members: z.array(person(context)).min(1),
    }),
    mission: z.strictObject({
      title: text(),
      points: z.array(titled()).length(3, { error: 'write exactly three points' }),
    }),
    closing: closing(),
  });
