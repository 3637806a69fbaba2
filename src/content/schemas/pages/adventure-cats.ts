import { z } from 'astro/zod';
import { agreedText, type FieldContext, paragraphs, sample, text, videoId } from '../fields.ts';
import {
  action,
  failureWords,
  faq,
  head,
  hero,
  picture,
  textGroup,
  texts,
  titled,
  titledWithIcon,
} from '../groups.ts';

/** Bringing a cat: `content/pages/adventure-cats.json`. What the form checks is in src/forms/. */
export const adventureCatsSchema = (context: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({ ...hero(context.image).shape, apply: action(), experience: action() }),
    video: z.strictObject({
      id: videoId(),
      ...texts('title', 'text'),
      poster: picture(context.image),
      playLabel: text(),
    }),
    steps: z.strictObject({
      title: text(),
      items: z.array(titled()).length(3, { error: 'write exactly three steps' }),
    }),
    requirements: z.strictObject({ ...texts('title', 'lead'), items: z.array(text()).min(4) }),
    crew: z.strictObject({
      ...texts('title', 'text'),
      benefits: z.array(titledWithIcon()).min(3),
      sample: sample(),
    }),
    form: z.strictObject({
      ...texts('title', 'lead'),
      /** Over the three parts of the form. */
      legends: textGroup('person', 'cat', 'promises'),
      ...texts('firstNameLabel', 'lastNameLabel', 'emailLabel', 'mobileLabel', 'mobileHint'),
      /** Stands before the mobile number as the form has understood it. */
      mobileNote: text(),
      ...texts('instagramLabel', 'catNameLabel', 'notesLabel', 'notesHint', 'optional'),
      ...texts('rules', 'waiver', 'waiverLink', 'submit', 'sending'),
      /** In place of the button's own words where the application may have arrived. */
      sendAgain: text(),
      messages: z.strictObject({
        /** `{label}` is the field's own. */
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
      /** It did not answer in time: the application may have arrived. */
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
    /** For visitors without a cat, at the end of the page. */
    chats: z.strictObject({ text: text(), link: action() }),
  });

/** After an application: `content/pages/adventure-cats-thanks.json`. */
export const adventureCatsThanksSchema = () =>
  z.strictObject({
    head: head(),
    ...texts('title', 'lead'),
    /** Round the edge of the rubber stamp: above the paw, below it. Short, or they run into each other. */
    // Older programs of editors know lists of one kind only.
    stamp: z.tuple([text(), text()]).meta({ items: { type: 'string' } }),
    next: z.strictObject({ title: text(), steps: z.array(titled()).min(2) }),
    tours: action(),
    home: action(),
  });
