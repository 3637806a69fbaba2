import { z } from 'astro/zod';
import { action, faqList, type FieldContext, head, hero, quote, text, titled } from '../fields.ts';

/** The contact page: `content/pages/contact.json`. What the form checks is in src/forms/. */
export const contactSchema = (context: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: hero(context.image),
    form: z.strictObject({
      title: text(),
      lead: text(),
      nameLabel: text(),
      emailLabel: text(),
      messageLabel: text(),
      optional: text(),
      /** Stands in the message when the private-tour calculator sends somebody here: `{guests}`. */
      privateTour: text(),
      consent: text(),
      /** Stands beside the box to check. */
      privacy: action(),
      submit: text(),
      sending: text(),
      /** The button after `unanswered`. */
      sendAgain: text(),
      /** Stands where the form was, for three seconds. */
      done: titled(),
      sent: titled(),
      failed: titled(),
      /** The mail service did not answer in time, so the message may have arrived. */
      unanswered: titled(),
      tooFast: titled(),
      /** Leads to the mail link beside a failure: the way that does not need the form. */
      byMail: text(),
      /** The same for a message that is too long for a mail link. */
      byMailCopied: text(),
      /** The subject of that mail. */
      mailSubject: text(),
      /** What visitors without script are told of the mail service's bare answer. */
      noScript: text(),
      next: text(),
    }),
    resources: z.strictObject({ title: text(), links: z.array(action()).min(1) }),
    quick: z.strictObject({ title: text(), book: action(), faq: action() }),
    reach: z.strictObject({ title: text(), text: text(), emailLabel: text(), socialLabel: text() }),
    /** An entry of content/quotes/quotes.json. */
    quote: quote(context),
    faq: z.strictObject({ title: text(), list: faqList(context), help: text() }),
    closing: z.strictObject({ title: text(), text: text(), action: action() }),
  });
