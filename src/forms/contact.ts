import * as v from 'valibot';
import { isContactEmail } from '../domain/forms/email-shape.ts';
import { read, typed, type Read } from './read.ts';

/** What the contact form accepts, and what it says otherwise. */
const contactSchema = v.object({
  name: v.pipe(
    typed,
    v.trim(),
    v.nonEmpty('Name is required'),
    v.minLength(2, 'Name must be at least 2 characters'),
  ),
  email: v.pipe(
    typed,
    v.trim(),
    v.nonEmpty('Email address is required'),
    v.check(isContactEmail, 'Please enter a valid email address'),
  ),
  message: v.pipe(typed, v.trim()),
  consent: v.pipe(typed, v.nonEmpty('You must agree to receive updates')),
});

export type Contact = v.InferOutput<typeof contactSchema>;

/** Reads the contact form; texts come out trimmed. */
export function readContact(form: FormData): Read<Contact> {
  return read(contactSchema, form);
}
