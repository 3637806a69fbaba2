import * as v from 'valibot';

/** A text field. An unchecked checkbox is missing from FormData, and counts as empty. */
export const typed = v.optional(v.string(), '');

/** The form's data, or an error message for each invalid field by its name. */
export type ParsedForm<Data> =
  { ok: true; data: Data } | { ok: false; errors: Readonly<Record<string, string>> };

export function parseForm<
  Entries extends v.ObjectEntries,
  Schema extends v.ObjectSchema<Entries, undefined>,
>(schema: Schema, form: FormData): ParsedForm<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, Object.fromEntries(form));
  if (result.success) return { ok: true, data: result.output };

  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const name = String(issue.path?.[0]?.key);
    errors[name] ??= issue.message;
  }
  return { ok: false, errors };
}
