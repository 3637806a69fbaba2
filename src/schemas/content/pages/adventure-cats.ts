import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { action, faqId, head, hero, paragraphs, picture, sample, titled, titledWithIcon, videoId, words } from '../fields.ts';

/** Bringing a cat: `content/pages/adventure-cats.json`. What the form checks is in src/schemas/forms/. */
export const adventureCatsSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({ ...hero(image).shape, apply: action(), experience: action() }),
    video: z.strictObject({
      id: videoId(),
      title: words(),
      text: words(),
      poster: picture(image),
      playLabel: words(),
    }),
    steps: z.strictObject({
      title: words(),
      items: z.array(titled()).length(3, { error: 'write exactly three steps' }),
    }),
    requirements: z.strictObject({
      title: words(),
      lead: words(),
      items: z.array(words()).min(4),
    }),
    crew: z.strictObject({
      title: words(),
      text: words(),
      benefits: z.array(titledWithIcon()).min(3),
      sample: sample(),
    }),
    form: z.strictObject({
      title: words(),
      lead: words(),
      /** Over the three parts of the form. */
      legends: z.strictObject({ person: words(), cat: words(), promises: words() }),
      firstNameLabel: words(),
      lastNameLabel: words(),
      emailLabel: words(),
      mobileLabel: words(),
      mobileHint: words(),
      /** Stands before the mobile number as the form has understood it. */
      mobileNote: words(),
      instagramLabel: words(),
      catNameLabel: words(),
      notesLabel: words(),
      notesHint: words(),
      optional: words(),
      rules: words(),
      waiver: words(),
      waiverLink: words(),
      submit: words(),
      sending: words(),
      /** Over the list of fields that need a second look. */
      summary: words(),
      /** For a visitor who comes back without having reached the thank-you page. */
      failed: words(),
      /** Leads to the mail link beside a failure: the way that does not need the form. */
      byMail: words(),
      /** The subject of that mail. */
      mailSubject: words(),
      next: words(),
      /** Stands below the form. */
      privacy: action(),
    }),
    waiver: z.strictObject({
      title: words(),
      paragraphs: paragraphs(),
      sample: sample(),
      close: words(),
    }),
    faq: z.strictObject({ title: words(), list: faqId() }),
  });
