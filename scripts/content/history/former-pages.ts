import { type Collection, COLLECTIONS } from '../../../src/content/schemas/collections.ts';
import { git } from './git.ts';

/** A file as it once was, of which a page was made. */
export type FormerPage = {
  /** From the project's folder. */
  file: string;
  text: string;
  /** The day of the commit that changed it or took it away, "2025-12-05"; undefined while none is made. */
  until: string | undefined;
};

/** The collections whose files are pages, as git is asked for them. */
const PATHS = Object.values<Collection>(COLLECTIONS)
  .filter(({ route }) => route?.includes('*'))
  .map(({ folder, pattern }) => `:(glob)${folder}/${pattern}`);

const NAMES = ['--no-renames', '--name-only', '--relative'] as const;
/** What main had: work that came and went in a branch before it was merged was never on the site. */
const LOG = ['log', '--first-parent', '-m', ...NAMES, '--format=%x01%H %cs'] as const;

/**
 * The pages whose files git knows and the project no longer has, as they last were, the latest first.
 *
 * @returns none where git knows nothing: no repository, or a copy without its history.
 */
export async function removedPages(root: string): Promise<FormerPage[]> {
  const [log, diff] = await Promise.all([
    git(root, [...LOG, '--diff-filter=D', '--', ...PATHS]),
    git(root, ['diff', ...NAMES, '--diff-filter=D', 'HEAD', '--', ...PATHS]),
  ]);
  const uncommitted = linesOf(String(diff ?? '')).map((file) => ({
    file,
    blob: `HEAD:./${file}`,
    until: undefined,
  }));
  const committed = commitsIn(log).flatMap(({ hash, day, files }) =>
    files.map((file) => ({ file, blob: `${hash}^:./${file}`, until: day })),
  );
  const latest = [...uncommitted, ...committed].filter(
    ({ file }, index, all) => all.findIndex((other) => other.file === file) === index,
  );
  return withTexts(root, latest);
}

/** The committed versions of files that the project still has, the newest first. */
export async function formerVersions(
  root: string,
  files: readonly string[],
): Promise<FormerPage[]> {
  if (files.length === 0) return [];
  const log = await git(root, [...LOG, '--diff-filter=AM', '--', ...files]);
  // A version stood until the next one came; the newest stands still.
  const untilOf = new Map<string, string>();
  const versions = commitsIn(log).flatMap(({ hash, day, files: changed }) =>
    changed.map((file) => {
      const until = untilOf.get(file);
      untilOf.set(file, day);
      return { file, blob: `${hash}:./${file}`, until };
    }),
  );
  return withTexts(root, versions);
}

const linesOf = (output: string) => output.split('\n').filter((line) => line !== '');

/** The commits of a log, the newest first, each with the files that it is asked about. */
function commitsIn(log: Buffer | undefined) {
  return String(log ?? '')
    .split('\u0001')
    .slice(1)
    .map((commit) => {
      const [head = '', ...files] = linesOf(commit);
      const [hash = '', day = ''] = head.split(' ');
      return { hash, day, files };
    });
}

type Wanted = Pick<FormerPage, 'file' | 'until'> & { blob: string };

/** Reads all texts with one call, since each call takes longer than the reading. */
async function withTexts(root: string, wanted: readonly Wanted[]): Promise<FormerPage[]> {
  if (wanted.length === 0) return [];
  const names = wanted.map(({ blob }) => `${blob}\n`).join('');
  let rest = (await git(root, ['cat-file', '--batch'], names)) ?? Buffer.alloc(0);
  return wanted.flatMap(({ file, until }) => {
    const end = rest.indexOf('\n');
    const [, kind, size] = rest.toString('utf8', 0, end).split(' ');
    rest = rest.subarray(end + 1);
    if (kind !== 'blob') return [];
    const text = rest.toString('utf8', 0, Number(size));
    rest = rest.subarray(Number(size) + 1);
    return [{ file, text, until }];
  });
}
