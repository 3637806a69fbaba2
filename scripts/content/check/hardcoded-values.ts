import type { Variables } from '../../../src/domain/text/interpolate.ts';
import { isNoStory, isOffer, sentencesOf, sumsIn } from './sums.ts';
import { eachText } from './read/each-text.ts';
import type { Entry } from './read/entries.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The tokens whose words must not stand literally anywhere: a later change would miss them there. */
const WORDS = ['company', 'name', 'email', 'fiveStars', 'book'] as const;
/** Those of money, which may be written in many ways. */
const SUMS = ['price', 'competitor', 'minimum'] as const;

type Token = (typeof WORDS)[number] | (typeof SUMS)[number];
type Mention = { token: Token; written: string };

/** Finds facts of `content/site.json` that an entry writes out instead of naming their token. */
export function checkWrittenOut(entry: Entry, variables: Variables): Diagnostic[] {
  if (entry.collection === 'site') return [];
  const faults: Diagnostic[] = [];
  // Posts are full of what cats cost in their day; every other text is of today.
  const isToday = entry.collection === 'blog' ? isOffer : isNoStory;
  const problemOf = ({ written }: Mention) => `"${written}" is written out`;

  eachText(entry.raw, (text, path) => {
    for (const mention of mentioned(text, variables, isToday)) {
      faults.push(entry.diagnosticAt(path, problemOf(mention), fixInField(mention)));
    }
  });
  for (const [index, line] of entry.body.split('\n').entries()) {
    for (const mention of mentioned(line, variables, isToday)) {
      const fix = entry.collection === 'blog' ? fixInPost(mention) : fixInField(mention);
      const place = { file: entry.file, line: entry.bodyLine + index, field: '' };
      faults.push({ ...place, problem: problemOf(mention), fix });
    }
  }
  return faults;
}

const fixInField = ({ token }: Mention) => `write {${token}}, which follows content/site.json`;

const fixInPost = ({ token }: Mention) =>
  token === 'price'
    ? 'write <Price of="tour" />, which follows content/site.json'
    : 'say it another way: the text of a post cannot follow a change';

/** The facts that a text holds, each once. */
function mentioned(text: string, variables: Variables, isToday: typeof isOffer): Mention[] {
  // The whole name holds the short one: each is told of by itself.
  const rest = text.replaceAll(variables['company'] ?? '\0', ' ');
  const words = WORDS.flatMap((token) => {
    const written = variables[token];
    const isThere = written !== undefined && (token === 'company' ? text : rest).includes(written);
    return isThere ? [{ token, written }] : [];
  });
  return [...words, ...sumsOfToday(text, variables, isToday)];
}

/** Prices in a text. What a cat cost in 1893 may be the same sum, and follows no change. */
function sumsOfToday(text: string, variables: Variables, isToday: typeof isOffer): Mention[] {
  const sums = sentencesOf(text)
    .filter((sentence) => isToday(sentence, text))
    .flatMap(sumsIn);
  return SUMS.flatMap((token) => {
    const [own] = sumsIn(variables[token] ?? '');
    const sum = sums.find(({ dollars }) => dollars === own?.dollars);
    return sum ? [{ token, written: sum.written }] : [];
  });
}
