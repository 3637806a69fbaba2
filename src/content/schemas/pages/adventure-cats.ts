import { z } from 'astro/zod';
import {
  action,
  agreedText,
  failureWords,
  faqList,
  type FieldContext,
  head,
  hero,
  paragraphs,
  picture,
  sample,
  text,
  titled,
  titledWithIcon,
  videoId,
} from '../fields.ts';

/** Bringing a cat: `content/pages/adventure-cats.json`. What the form checks is in src/forms/. */
export const adventureCatsSchema = (context: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({ ...hero(context.image).shape, apply: action(), experience: action() }),
    video: z.strictObject({
      id: videoId(),
      title: text(),
      text: text(),
      poster: picture(context.image),
      playLabel: text(),
    }),
    steps: z.strictObject({
      title: text(),
      items: z.array(titled()).length(3, { error: 'write exactly three steps' }),
    }),
    requirements: z.strictObject({
      title: text(),
      lead: text(),
      items: z.array(text()).min(4),
    }),
    crew: z.strictObject({
      title: text(),
      text: text(),
      benefits: z.array(titledWithIcon()).min(3),
      sample: sample(),
    }),
    form: z.strictObject({
      title: text(),
      lead: text(),
      /** Over the three parts of the form. */
      legends: z.strictObject({ person: text(), cat: text(), promises: text() }),
      firstNameLabel: text(),
      lastNameLabel: text(),
      emailLabel: text(),
      mobileLabel: text(),
      mobileHint: text(),
      /** Stands before the mobile number as the form has understood it. */
      mobileNote: text(),
      instagramLabel: text(),
      catNameLabel: text(),
      notesLabel: text(),
      notesHint: text(),
      optional: text(),
      rules: text(),
      waiver: text(),
      waiverLink: text(),
      submit: text(),
      sending: text(),
      /** In place of the button's own words where the application may have arrived. */
      sendAgain: text(),
      /** What the form says under a field that has to be looked at again. */
      messages: z.strictObject({
        /** `{label}` is the field's own. */
        required: agreedText('{label} is required'),
        emailInvalid: agreedText('Enter a valid email address'),
        mobileInvalid: agreedText('Enter a valid mobile in international format'),
        rulesMissing: agreedText("Please confirm you've read the safety rules"),
        waiverMissing: agreedText('Please accept the liability waiver'),
      }),
      /** Over the list of those fields. */
      summary: text(),
      /** After too many attempts within a minute. */
      tooMany: agreedText('Too many attempts. Please wait a minute and try again.'),
      /** The form service has not taken the application. */
      failed: text(),
      /** It did not answer in time: the application may have arrived. */
      unanswered: text(),
      ...failureWords(),
      /** The subject of that mail. */
      mailSubject: text(),
      next: text(),
      /** Stands below the form. */
      privacy: action(),
    }),
    waiver: z.strictObject({
      title: text(),
      paragraphs: paragraphs(),
      sample: sample(),
      close: text(),
    }),
    faq: z.strictObject({ title: text(), list: faqList(context) }),
  });
