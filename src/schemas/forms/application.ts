import * as v from 'valibot';
import { isApplicationEmail } from '../../domain/email-shape.ts';
import { isPhone, normalisePhone } from '../../domain/phone.ts';
import { read, typed, type Read } from './read.ts';

const required = (label: string) =>
  v.pipe(
    typed,
    v.check((text) => text.trim() !== '', `${label} is required`),
  );

/** What the Adventure Cats application accepts, and what it says otherwise (specification, section 5). */
const applicationSchema = v.object({
  first_name: required('First name'),
  last_name: required('Last name'),
  email: v.pipe(required('Email'), v.check(isApplicationEmail, 'Enter a valid email address')),
  mobile: v.pipe(
    required('Mobile'),
    v.transform(normalisePhone),
    v.check(isPhone, 'Enter a valid mobile in international format'),
  ),
  cat_name: required('Cat name'),
  rules_accept: v.pipe(typed, v.nonEmpty("Please confirm you've read the safety rules")),
  waiver_accept: v.pipe(typed, v.nonEmpty('Please accept the liability waiver')),
});

export type Application = v.InferOutput<typeof applicationSchema>;

/** Reads the application; the mobile number comes out as it is to be sent. */
export function readApplication(form: FormData): Read<Application> {
  return read(applicationSchema, form);
}
