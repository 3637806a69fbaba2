import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { findRedirect } from '../../../src/domain/redirects/redirects.ts';
import type { Content } from './read/content.ts';
import type { Diagnostic } from './read/diagnostic.ts';
import { COLLECTION_NAMES, idOf, placeOf } from './read/entries.ts';
import { parseMarkdown } from './read/parsed-file.ts';
import { pathOf, publicPaths, publishDate } from './read/site-map.ts';
import { redirectsIn } from './redirect-table.ts';

const PAGES = COLLECTION_NAMES.filter((name) => pathOf(name, 'a') !== pathOf(name, 'b'));
const PATHS = PAGES.map((name) => `:(glob)${placeOf(name)}**/*.md*`);

/** Finds pages that were once published, according to git, but have neither a page nor a redirect on `day`. */
export function checkLostPaths(root: string, content: Content, day: string): Diagnostic[] {
  const table = content.entries.find(({ collection }) => collection === 'redirects');
  if (!table) return [];
  const isShallow = git(root, 'rev-parse', '--is-shallow-repository').trim();
  if (isShallow !== 'false') {
    const problem = 'git’s history is incomplete, so deleted pages go unnoticed';
    const fix = isShallow ? 'run git fetch --unshallow' : 'work in a clone of the project';
    return [table.diagnosticAt([], problem, fix)];
  }
  // Only first parents: pages added and deleted within a branch were never published.
  const options = ['--relative', '-M', '--diff-filter=DR', '--name-status'];
  const removed = [
    git(root, 'diff', ...options, 'HEAD', '--', ...PATHS),
    git(root, 'log', '--first-parent', '-m', '--format=', ...options, '--', ...PATHS),
    ...content.entries.filter((entry) => publishDate(entry) > day).map(({ file }) => `D\t${file}`),
  ];
  const [open, rows] = [publicPaths(content, day), redirectsIn([table])];
  const diagnostics = new Map<string, Diagnostic>();
  for (const line of removed.join('\n').split('\n')) {
    const [, file = '', renamed = ''] = line.split('\t');
    const [from, now = ''] = [pageOf(file), pageOf(renamed)];
    if (!from || diagnostics.has(from) || open.includes(from) || findRedirect(rows, from)) continue;
    if (!wasPublished(root, file, day)) continue;
    const row = JSON.stringify({ from, to: open.includes(now) ? now : posix.dirname(from) });
    const problem = `${from} was a page, and is now a 404`;
    diagnostics.set(from, table.diagnosticAt(['redirects'], problem, `add the row ${row}`));
  }
  return [...diagnostics.values()];
}

/** The path of a page's file: `blog/<name>/index.mdx` or, in older commits, `blog/<name>.mdx`. */
function pageOf(file: string): string | undefined {
  const folder = posix.dirname(file.replace(/\/index(?=\.mdx?$)/, ''));
  const name = PAGES.find((one) => placeOf(one) === `${folder}/`);
  return name && pathOf(name, idOf(file));
}

/** Whether any version of the file was published between its commit and the next. */
function wasPublished(root: string, file: string, day: string): boolean {
  const collection = PAGES.find((name) => file.startsWith(placeOf(name))) ?? 'legal';
  let until = day;
  const log = git(root, 'log', '--first-parent', '--format=%H %cs', '--', file).trim();
  return log.split('\n').some((commit) => {
    const [hash, date = day] = commit.split(' ');
    const read = parseMarkdown(file, git(root, 'show', `${hash}:./${file}`));
    const isPublished = read.ok && publishDate({ collection, data: read.data }) <= until;
    until = date;
    return isPublished;
  });
}

function git(cwd: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}
