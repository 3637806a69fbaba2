import * as v from 'valibot';
import type { ContactPage } from '../content/schemas/pages/contact.ts';
import { isEmail, cleanEmail } from '../domain/forms/email-shape.ts';
import { stripInvisible } from '../domain/forms/plain-text.ts';
import { parseForm, typed, type ParsedForm } from './parse-form.ts';

type Messages = ContactPage['form']['messages'];

const contactSchema = (messages: Messages) =>
  v.object({
    name: v.pipe(
      typed,
      v.trim(),
      v.check((text) => stripInvisible(text) !== '', messages.nameMissing),
      v.check((text) => stripInvisible(text).length >= 2, messages.nameTooShort),
    ),
    email: v.pipe(
      typed,
      v.transform(cleanEmail),
      v.nonEmpty(messages.emailMissing),
      v.check(isEmail, messages.emailInvalid),
    ),
    message: v.pipe(typed, v.trim()),
    consent: v.pipe(typed, v.nonEmpty(messages.consentMissing)),
  });

export type Contact = v.InferOutput<ReturnType<typeof contactSchema>>;

/** Parses the contact form: texts trimmed, the email normalized. */
export function readContact(form: FormData, messages: Messages): ParsedForm<Contact> {
  return parseForm(contactSchema(messages), form);
}
