import * as v from 'valibot';

/** A text field. A box that is not ticked is missing from a form's data, and counts as empty. */
export const typed = v.optional(v.string(), '');

/** What a form holds, or a message by the name of each field that has to be looked at again. */
export type Read<Data> =
  { ok: true; data: Data } | { ok: false; errors: Readonly<Record<string, string>> };

/**
 * Reads a form's data by a schema.
 *
 * @returns the data as the schema leaves it, or the first message of each field in error.
 */
export function read<
  Entries extends v.ObjectEntries,
  Schema extends v.ObjectSchema<Entries, undefined>,
>(schema: Schema, form: FormData): Read<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, Object.fromEntries(form));
  if (result.success) return { ok: true, data: result.output };

  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const name = String(issue.path?.[0]?.key);
    errors[name] ??= issue.message;
  }
  return { ok: false, errors };
}
