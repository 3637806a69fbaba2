import { z } from 'astro/zod';
import { agreedText, faqList, type FieldContext, quote, text } from '../fields.ts';
import { action, closing, failureWords, head, hero, textGroup, texts, titled } from '../groups.ts';

/** The contact page: `content/pages/contact.json`. What the form checks is in src/forms/. */
export const contactSchema = (context: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({ ...hero(context.image).shape, title: agreedText('How can we help?') }),
    form: z.strictObject({
      ...texts('title', 'lead', 'nameLabel', 'emailLabel', 'messageLabel'),
      messages: z.strictObject({
        nameMissing: agreedText('Name is required'),
        nameTooShort: agreedText('Name must be at least 2 characters'),
        emailMissing: agreedText('Email address is required'),
        emailInvalid: agreedText('Please enter a valid email address'),
        consentMissing: agreedText('You must agree to receive updates'),
      }),
      optional: text(),
      /** The start of the message after the price calculator; contains `{guests}`. */
      privateTour: text(),
      consent: text(),
      privacy: action(),
      ...texts('submit', 'sending'),
      /** The button after `unanswered`. */
      sendAgain: text(),
      /** Replaces the form for three seconds. */
      done: titled(),
      sent: z.strictObject({
        title: agreedText('Message Sent!'),
        text: agreedText("Thank you for contacting us. We'll get back to you soon!"),
      }),
      failed: z.strictObject({
        title: agreedText('Message Failed to Send'),
        text: agreedText('There was a problem sending your message. Please try again later.'),
      }),
      /** The mail service did not answer in time, so the message may have arrived. */
      unanswered: titled(),
      tooFast: z.strictObject({
        title: agreedText('Please wait'),
        text: agreedText("You're sending messages too fast. Try again in a few seconds."),
      }),
      ...failureWords(),
      mailSubject: text(),
      /** Without JavaScript: what the mail service's answer means. */
      noScript: text(),
      next: text(),
    }),
    resources: z.strictObject({ title: text(), links: z.array(action()).min(1) }),
    quick: z.strictObject({ title: text(), book: action(), faq: action() }),
    reach: textGroup('title', 'text', 'phoneLabel', 'emailLabel', 'socialLabel'),
    quote: quote(context),
    faq: z.strictObject({ title: text(), list: faqList(context), help: text() }),
    closing: closing(),
  });

export type ContactPage = z.output<ReturnType<typeof contactSchema>>;
