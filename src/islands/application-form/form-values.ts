import type { Draft } from '../../stores/draft.ts';

/** The visible fields, and the key of each one's label. */
const LABELS = {
  first_name: 'firstNameLabel',
  last_name: 'lastNameLabel',
  email: 'emailLabel',
  instagram: 'instagramLabel',
  mobile: 'mobileLabel',
  cat_name: 'catNameLabel',
  notes: 'notesLabel',
} as const;

type Labels = Readonly<Record<(typeof LABELS)[keyof typeof LABELS], string>>;

/** Returns the trimmed values by field name, without empty ones. */
export function readValues(data: FormData): Draft {
  const values = Object.keys(LABELS).map((name) => [name, String(data.get(name) ?? '').trim()]);
  return Object.fromEntries(values.filter(([, text]) => text !== ''));
}

/** Formats the application as a mail: a line per field with its label. */
export function toMailBody(values: Draft, labels: Labels, promises: readonly string[]): string {
  const lines = Object.entries(LABELS).flatMap(([name, label]) =>
    values[name] ? [`${labels[label]}: ${values[name]}`] : [],
  );
  return [...lines, '', ...promises].join('\n');
}
