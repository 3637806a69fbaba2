import * as v from 'valibot';
import type { AdventureCatsPage } from '../content/schemas/pages/adventure-cats.ts';
import { isEmail, cleanEmail } from '../domain/forms/email-shape.ts';
import { normalizePhone } from '../domain/forms/phone.ts';
import { stripInvisible } from '../domain/forms/plain-text.ts';
import { parseForm, typed, type ParsedForm } from './parse-form.ts';

type Required = 'first_name' | 'last_name' | 'email' | 'mobile' | 'cat_name';

export type ApplicationMessages = AdventureCatsPage['form']['messages'] & {
  missing: Readonly<Record<Required, string>>;
};

const filled = (message: string) =>
  v.pipe(
    typed,
    v.check((text) => stripInvisible(text) !== '', message),
  );

const applicationSchema = ({ missing, ...messages }: ApplicationMessages) =>
  v.object({
    first_name: filled(missing.first_name),
    last_name: filled(missing.last_name),
    email: v.pipe(
      filled(missing.email),
      v.transform(cleanEmail),
      v.check(isEmail, messages.emailInvalid),
    ),
    mobile: v.pipe(
      filled(missing.mobile),
      v.transform(normalizePhone),
      v.string(messages.mobileInvalid),
    ),
    cat_name: filled(missing.cat_name),
    rules_accept: v.pipe(typed, v.nonEmpty(messages.rulesMissing)),
    waiver_accept: v.pipe(typed, v.nonEmpty(messages.waiverMissing)),
  });

export type Application = v.InferOutput<ReturnType<typeof applicationSchema>>;

/** Parses the application; email and mobile number are normalized as they are sent. */
export function readApplication(
  form: FormData,
  messages: ApplicationMessages,
): ParsedForm<Application> {
  return parseForm(applicationSchema(messages), form);
}
