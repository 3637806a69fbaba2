import type { Draft } from '../../stores/draft.ts';

/** The fields that hold the visitor's own words, and the label that each has on the page. */
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

/** What the visitor wrote, by field; a field left empty is not in it. */
export function wordsIn(data: FormData): Draft {
  const words = Object.keys(LABELS).map((name) => [name, String(data.get(name) ?? '').trim()]);
  return Object.fromEntries(words.filter(([, text]) => text !== ''));
}

/**
 * The application as a letter: a line a field, under the name that it has on the page.
 *
 * @param promises what the visitor has agreed to.
 */
export function asLetter(words: Draft, labels: Labels, promises: readonly string[]): string {
  const lines = Object.entries(LABELS).flatMap(([name, label]) =>
    words[name] ? [`${labels[label]}: ${words[name]}`] : [],
  );
  return [...lines, '', ...promises].join('\n');
}
