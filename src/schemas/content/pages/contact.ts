import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { action, faqId, head, hero, quoteId, titled, words } from '../fields.ts';

/** The contact page: `content/pages/contact.json`. What the form checks is in src/schemas/forms/. */
export const contactSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    head: head(),
    hero: hero(image),
    form: z.strictObject({
      title: words(),
      lead: words(),
      nameLabel: words(),
      emailLabel: words(),
      messageLabel: words(),
      optional: words(),
      /** Stands in the message when the private-tour calculator sends somebody here: `{guests}`. */
      privateTour: words(),
      consent: words(),
      /** Stands beside the box to check. */
      privacy: action(),
      submit: words(),
      sending: words(),
      /** The button after `unanswered`. */
      sendAgain: words(),
      /** Stands where the form was, for three seconds. */
      done: titled(),
      sent: titled(),
      failed: titled(),
      /** The mail service did not answer in time, so the message may have arrived. */
      unanswered: titled(),
      tooFast: titled(),
      /** Leads to the mail link beside a failure: the way that does not need the form. */
      byMail: words(),
      /** The same for a message that is too long for a mail link. */
      byMailCopied: words(),
      /** The subject of that mail. */
      mailSubject: words(),
      /** What visitors without script are told of the mail service's bare answer. */
      noScript: words(),
      next: words(),
    }),
    resources: z.strictObject({ title: words(), links: z.array(action()).min(1) }),
    quick: z.strictObject({ title: words(), book: action(), faq: action() }),
    reach: z.strictObject({ title: words(), text: words(), emailLabel: words(), socialLabel: words() }),
    /** An entry of content/quotes/quotes.json. */
    quote: quoteId(),
    faq: z.strictObject({ title: words(), list: faqId(), help: words() }),
    closing: z.strictObject({ title: words(), text: words(), action: action() }),
  });
