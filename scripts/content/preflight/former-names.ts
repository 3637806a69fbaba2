import type { Content } from '../check/check-content.ts';
import type { Diagnostic } from '../check/diagnostic.ts';
import { eachText } from '../check/read/each-text.ts';
import { git } from '../history/git.ts';

/** What the company is called by, each at the top of `content/site.json`, and what to write for it. */
const TOKENS = {
  company: '{company}',
  name: '{name}',
  email: '{email}',
  url: 'an address without it',
};
type Field = keyof typeof TOKENS;

/** A value that `content/site.json` once had, or still has in the last commit. */
export type FormerName = { field: Field; value: string };

/**
 * What the company was called before, as git has kept it. Nothing where the project is no repository.
 *
 * @param root the project's folder.
 * @param site the file as it is now.
 */
export async function formerNames(root: string, site: string): Promise<FormerName[]> {
  const now = valuesIn(site.split('\n')).map(({ value }) => value);
  const then = valuesIn((await historyOf(root)).map((line) => line.slice(1)));
  const isNew = ({ value }: FormerName, index: number) =>
    then.findIndex((other) => other.value === value) === index &&
    !now.some((current) => current.includes(value));
  return then.filter(isNew);
}

/** Every line that a commit has put into the file or taken out of it. */
async function historyOf(root: string): Promise<string[]> {
  const log = await git(root, ['log', '--format=', '-p', '--', 'content/site.json']);
  return String(log ?? '')
    .split('\n')
    .filter((line) => /^[+-]/.test(line));
}

function valuesIn(lines: readonly string[]): FormerName[] {
  return lines.flatMap((line) => {
    // Two blanks: a name deeper in the file is another thing's.
    const [, field, text = ''] = /^ {2}"(\w+)": "(.{4,})",?$/.exec(line) ?? [];
    if (!isField(field)) return [];
    const host = field === 'url' && URL.canParse(text) ? new URL(text).host : text;
    return [{ field, value: host.replace(/^www\./, '') }];
  });
}

const isField = (field: string | undefined): field is Field =>
  field !== undefined && field in TOKENS;

/** Finds texts that still call the company by a former name. */
export function checkFormerNames(
  { entries }: Content,
  former: readonly FormerName[],
): Diagnostic[] {
  if (former.length === 0) return [];
  return entries.flatMap((entry) => {
    if (entry.collection === 'site') return [];
    const found: Diagnostic[] = [];
    eachText(entry.raw, (text, path) => {
      const name = nameIn(text, former);
      if (name) found.push(entry.diagnosticAt(path, problemOf(name), fixOf(name)));
    });
    for (const [index, line] of entry.body.split('\n').entries()) {
      const name = nameIn(line, former);
      if (!name) continue;
      const place = { file: entry.file, line: entry.bodyLine + index, field: '' };
      found.push({ ...place, problem: problemOf(name), fix: fixOf(name) });
    }
    return found;
  });
}

/** The longest: a company's whole name holds its short one. */
const nameIn = (text: string, former: readonly FormerName[]) =>
  former
    .filter(({ value }) => text.includes(value))
    .toSorted((a, b) => b.value.length - a.value.length)[0];

const problemOf = ({ value }: FormerName) => `"${value}" is what the company was called before`;

const fixOf = ({ field }: FormerName) =>
  `write ${TOKENS[field]}, or leave it where it tells of that time`;
