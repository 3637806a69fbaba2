import * as v from 'valibot';
import { isEmail, cleanEmail } from '../domain/forms/email-shape.ts';
import { isAmbiguousPhone, isPhone, normalizePhone, cleanPhone } from '../domain/forms/phone.ts';
import { stripInvisible } from '../domain/forms/plain-text.ts';
import { read, typed, type Read } from './read.ts';

/** The fields that must not be left empty. */
type Required = 'first_name' | 'last_name' | 'email' | 'mobile' | 'cat_name';

/** What the form says of a field that has to be looked at again: `content/pages/adventure-cats.json`. */
export type ApplicationMessages = {
  missing: Readonly<Record<Required, string>>;
  emailInvalid: string;
  mobileInvalid: string;
  rulesMissing: string;
  waiverMissing: string;
};

const filled = (message: string) =>
  v.pipe(
    typed,
    v.check((text) => stripInvisible(text) !== '', message),
  );

const mobile = (missing: string, invalid: string) =>
  v.pipe(
    filled(missing),
    v.transform(cleanPhone),
    v.check((text) => !isAmbiguousPhone(text), invalid),
    v.transform(normalizePhone),
    v.check(isPhone, invalid),
  );

/** What the Adventure Cats application accepts. */
const applicationSchema = ({ missing, ...messages }: ApplicationMessages) =>
  v.object({
    first_name: filled(missing.first_name),
    last_name: filled(missing.last_name),
    email: v.pipe(
      filled(missing.email),
      v.transform(cleanEmail),
      v.check(isEmail, messages.emailInvalid),
    ),
    mobile: mobile(missing.mobile, messages.mobileInvalid),
    cat_name: filled(missing.cat_name),
    rules_accept: v.pipe(typed, v.nonEmpty(messages.rulesMissing)),
    waiver_accept: v.pipe(typed, v.nonEmpty(messages.waiverMissing)),
  });

export type Application = v.InferOutput<ReturnType<typeof applicationSchema>>;

/** Reads the application; address and mobile number come out as they are to be sent. */
export function readApplication(form: FormData, messages: ApplicationMessages): Read<Application> {
  return read(applicationSchema(messages), form);
}

/** @returns the mobile number as it would be sent, or undefined while it is not a valid one. */
export function readMobile(typed: string): string | undefined {
  const result = v.safeParse(mobile('', ''), typed);
  return result.success ? result.output : undefined;
}
