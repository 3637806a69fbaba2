import * as v from 'valibot';
import { isEmail, cleanEmail } from '../domain/forms/email-shape.ts';
import { stripInvisible } from '../domain/forms/plain-text.ts';
import { read, typed, type Read } from './read.ts';

/** What the form says of a field that has to be looked at again: `content/pages/contact.json`. */
export type ContactMessages = {
  nameMissing: string;
  nameTooShort: string;
  emailMissing: string;
  emailInvalid: string;
  consentMissing: string;
};

/** What the contact form accepts. */
const contactSchema = (messages: ContactMessages) =>
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

/** Reads the contact form; texts come out trimmed, the address in plain signs. */
export function readContact(form: FormData, messages: ContactMessages): Read<Contact> {
  return read(contactSchema(messages), form);
}
