import * as v from 'valibot';
import { isApplicationEmail } from '../domain/forms/email-shape.ts';
import { hasExtension, isPhone, normalisePhone } from '../domain/forms/phone.ts';
import { read, typed, type Read } from './read.ts';

const required = (label: string) =>
  v.pipe(
    typed,
    v.check((text) => text.trim() !== '', `${label} is required`),
  );

const NO_MOBILE = 'Enter a valid mobile in international format';

const mobile = v.pipe(
  required('Mobile'),
  v.check((text) => !hasExtension(text), NO_MOBILE),
  v.transform(normalisePhone),
  v.check(isPhone, NO_MOBILE),
);

/** What the Adventure Cats application accepts, and what it says otherwise. */
const applicationSchema = v.object({
  first_name: required('First name'),
  last_name: required('Last name'),
  email: v.pipe(required('Email'), v.check(isApplicationEmail, 'Enter a valid email address')),
  mobile,
  cat_name: required('Cat name'),
  rules_accept: v.pipe(typed, v.nonEmpty("Please confirm you've read the safety rules")),
  waiver_accept: v.pipe(typed, v.nonEmpty('Please accept the liability waiver')),
});

export type Application = v.InferOutput<typeof applicationSchema>;

/** Reads the application; the mobile number comes out as it is to be sent. */
export function readApplication(form: FormData): Read<Application> {
  return read(applicationSchema, form);
}

/** @returns the mobile number as it would be sent, or undefined while it is not a valid one. */
export function readMobile(typed: string): string | undefined {
  const result = v.safeParse(mobile, typed);
  return result.success ? result.output : undefined;
}
