import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { action, head, hero, paragraphs, personId, sample, titledWithIcon, words } from '../fields.ts';

/** The company and its people: `content/pages/about.json`. */
export const aboutSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    head: head(),
    hero: hero(image),
    story: z.strictObject({ title: words(), paragraphs: paragraphs(), sample: sample() }),
    team: z.strictObject({
      title: words(),
      text: words(),
      catLabel: words(),
      /** Ids from content/people/people.json, in order. */
      members: z.array(personId()).min(1),
    }),
    mission: z.strictObject({
      title: words(),
      points: z.array(titledWithIcon()).length(3, { error: 'write exactly three points' }),
    }),
    closing: z.strictObject({ title: words(), text: words(), action: action() }),
  });
