import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  action,
  head,
  hero,
  paragraphs,
  personId,
  sample,
  titledWithIcon,
  text,
} from '../fields.ts';

/** The company and its people: `content/pages/about.json`. */
export const aboutSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    head: head(),
    hero: hero(image),
    story: z.strictObject({ title: text(), paragraphs: paragraphs(), sample: sample() }),
    team: z.strictObject({
      title: text(),
      text: text(),
      catLabel: text(),
      /** Ids from content/people/people.json, in order. */
      members: z.array(personId()).min(1),
    }),
    mission: z.strictObject({
      title: text(),
      points: z.array(titledWithIcon()).length(3, { error: 'write exactly three points' }),
    }),
    closing: z.strictObject({ title: text(), text: text(), action: action() }),
  });
