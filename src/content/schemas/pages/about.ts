import { z } from 'astro/zod';
import {
  action,
  type FieldContext,
  head,
  hero,
  paragraphs,
  person,
  sample,
  text,
  titledWithIcon,
} from '../fields.ts';

/** The company and its people: `content/pages/about.json`. */
export const aboutSchema = (context: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: hero(context.image),
    story: z.strictObject({ title: text(), paragraphs: paragraphs(), sample: sample() }),
    team: z.strictObject({
      title: text(),
      text: text(),
      catLabel: text(),
      /** Ids from content/people/people.json, in order. */
      members: z.array(person(context)).min(1),
    }),
    mission: z.strictObject({
      title: text(),
      points: z.array(titledWithIcon()).length(3, { error: 'write exactly three points' }),
    }),
    closing: z.strictObject({ title: text(), text: text(), action: action() }),
  });
