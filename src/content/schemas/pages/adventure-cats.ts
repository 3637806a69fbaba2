import { z } from 'astro/zod';
import { agreedText, type FieldContext, paragraphs, sample, text } from '../fields.ts';
import {
  action,
  closing,
  failureWords,
  faq,
  head,
  hero,
  textGroup,
  texts,
  titled,
  video,
} from '../groups.ts';

/** Bringing a cat: `content/pages/adventure-cats.json`. What the form checks is in src/forms/. */
export const adventureCatsSchema = (context: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({ ...hero(context.image).shape, apply: action(), experience: action() }),
    video: video(context.image),
    steps: z.strictObject({
      title: text(),
      items: z.array(titled()).length(3, { error: 'write exactly three steps' }),
    }),
    requirements: z.strictObject({ ...texts('title', 'lead'), items: z.array(text()).min(4) }),
    crew: z.strictObject({
      ...texts('title', 'text'),
      benefits: z.array(titled()).min(3),
      sample: sample(),
    }),
    form: z.strictObject({
      ...texts('title', 'lead'),
      /** The form's three fieldsets. */
      legends: textGroup('person', 'cat', 'promises'),
      ...texts('firstNameLabel', 'lastNameLabel', 'emailLabel', 'mobileLabel', 'mobileHint'),
      /** Before the formatted mobile number. */
      mobileNote: text(),
      ...texts('instagramLabel', 'catNameLabel', 'notesLabel', 'notesHint', 'optional'),
      ...texts('rules', 'waiver', 'waiverLink', 'submit', 'sending'),
      /** The button's text if the application may have arrived. */
      sendAgain: text(),
      messages: z.strictObject({
        /** `{label}` is the field's label. */
        required: agreedText('{label} is required'),
        emailInvalid: agreedText('Enter a valid email address'),
        mobileInvalid: agreedText('Enter a valid mobile in international format'),
        rulesMissing: agreedText("Please confirm you've read the safety rules"),
        waiverMissing: agreedText('Please accept the liability waiver'),
      }),
      summary: text(),
      /** After too many attempts within a minute. */
      tooMany: agreedText('Too many attempts. Please wait a minute and try again.'),
      failed: text(),
      /** After a timeout: the application may have arrived. */
      unanswered: text(),
      ...failureWords(),
      mailSubject: text(),
      next: text(),
      privacy: action(),
    }),
    waiver: z.strictObject({
      title: text(),
      paragraphs: paragraphs(),
      sample: sample(),
      close: text(),
    }),
    faq: faq(context),
    /** For visitors without a cat. */
    closing: closing(),
  });

export type AdventureCatsPage = z.output<ReturnType<typeof adventureCatsSchema>>;

/** After an application: `content/pages/adventure-cats-thanks.json`. */
export const adventureCatsThanksSchema = () =>
  z.strictObject({
    head: head(),
    ...texts('title', 'lead'),
    /** The rubber stamp's text, above and below the paw. Long texts overlap. */
    // VS Code doesn't support `prefixItems`.
    stamp: z.tuple([text(), text()]).meta({ items: { type: 'string' } }),
    next: z.strictObject({ title: text(), steps: z.array(titled()).min(2) }),
    tours: action(),
    home: action(),
  });
