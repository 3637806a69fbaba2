import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readContent } from '../../scripts/content/check/check-content.ts';
import { formatDiagnostic } from '../../scripts/content/check/diagnostic.ts';
import { checkAgreedWords } from '../../scripts/content/preflight/agreed-words.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = 'content/pages/contact.json';
const text = readFileSync(`${root}/${PAGE}`, 'utf8');

/** What is found in the contact page with another message for a missing name. */
function foundWith(message: string): string[] {
  const page = text.replace(/("nameMissing": )"[^"]*"/, `$1${JSON.stringify(message)}`);
  const { entries } = readContent({ root, overlay: { [PAGE]: page } });
  const own = entries.filter(({ file }) => file === PAGE);
  return checkAgreedWords(own)
    .map(formatDiagnostic)
    .filter((line) => line.includes('nameMissing'));
}

test('a message that the owner has settled is as it was settled', () => {
  expect(foundWith('Name is required')).toEqual([]);
});

test('one that differs is told with its line and the words agreed on', () => {
  const line = text.split('\n').findIndex((row) => row.includes('"nameMissing"')) + 1;
  expect(foundWith('Tell us your name')).toEqual([
    `${PAGE}:${line} form.messages.nameMissing: the agreed words are "Name is required"; put them back, unless the owner has agreed to others`,
  ]);
});
