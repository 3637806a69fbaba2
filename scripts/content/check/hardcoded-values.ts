import type { Variables } from '../../../src/domain/text/interpolate.ts';
import { eachText } from './read/each-text.ts';
import type { Entry } from './read/entries.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The tokens whose words must not stand literally anywhere: a later change would miss them there. */
const FOLLOWED = [
  'company',
  'name',
  'email',
  'price',
  'competitor',
  'minimum',
  'fiveStars',
  'book',
] as const;

type Token = (typeof FOLLOWED)[number];

/** Finds facts of `content/site.json` that an entry writes out instead of naming their token. */
export function checkWrittenOut(entry: Entry, variables: Variables): Diagnostic[] {
  if (entry.collection === 'site') return [];
  const faults: Diagnostic[] = [];
  const problemOf = (token: Token) => `"${variables[token]}" is written out`;

  eachText(entry.raw, (text, path) => {
    for (const token of mentioned(text, variables)) {
      faults.push(entry.diagnosticAt(path, problemOf(token), fixInField(token)));
    }
  });
  for (const [index, line] of entry.body.split('\n').entries()) {
    for (const token of mentioned(line, variables)) {
      const fix = entry.collection === 'blog' ? fixInPost(token) : fixInField(token);
      const place = { file: entry.file, line: entry.bodyLine + index, field: '' };
      faults.push({ ...place, problem: problemOf(token), fix });
    }
  }
  return faults;
}

const fixInField = (token: Token) => `write {${token}}, which follows content/site.json`;

const fixInPost = (token: Token) =>
  token === 'price'
    ? 'write <Price of="tour" />, which follows content/site.json'
    : 'say it another way: the text of a post cannot follow a change';

/** The facts that a text holds, and not as the beginning of a longer number such as $400. */
function mentioned(text: string, variables: Variables): Token[] {
  // The whole name holds the short one: each is told of by itself.
  const rest = text.replaceAll(variables['company'] ?? '\0', ' ');
  return FOLLOWED.filter((token) =>
    (token === 'company' ? text : rest)
      .split(variables[token] ?? '\0')
      .slice(1)
      .some((rest) => !/^[.,]?\d/.test(rest)),
  );
}
