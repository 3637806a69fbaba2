import { type Collection, COLLECTIONS } from '../../../src/content/schemas/collections.ts';
import { git } from './git.ts';

/** A file that made a page, and is not there anymore. */
export type RemovedPage = {
  /** From the project's folder. */
  file: string;
  /** As it was last committed. */
  text: string;
  /** The day of the commit without it, "2025-12-05"; undefined while none is made. */
  removedOn: string | undefined;
};

/** The collections whose files are pages, as git is asked for them. */
const PATHS = Object.values<Collection>(COLLECTIONS)
  .filter(({ route }) => route?.includes('*'))
  .map(({ folder, pattern }) => `:(glob)${folder}/${pattern}`);

const LOOK = ['--diff-filter=D', '--no-renames', '--name-only', '--relative'] as const;

/**
 * The pages whose files git knows and the project no longer has, the latest first. What lived and died
 * in a branch before it was merged was no page of the site and is left out.
 *
 * @returns none where git knows nothing: no repository, or a copy without its history.
 */
export async function removedPages(root: string): Promise<RemovedPage[]> {
  const [log, diff] = await Promise.all([
    git(root, ['log', '--first-parent', '-m', ...LOOK, '--format=%x01%H %cs', '--', ...PATHS]),
    git(root, ['diff', ...LOOK, 'HEAD', '--', ...PATHS]),
  ]);
  const uncommitted = linesOf(String(diff ?? '')).map((file) => ({
    file,
    blob: `HEAD:./${file}`,
    removedOn: undefined,
  }));
  const committed = String(log ?? '')
    .split('\u0001')
    .flatMap((commit) => {
      const [head = '', ...files] = linesOf(commit);
      const [hash, removedOn] = head.split(' ');
      return files.map((file) => ({ file, blob: `${hash}^:./${file}`, removedOn }));
    });
  const found = [...uncommitted, ...committed].filter(
    ({ file }, index, all) => all.findIndex((other) => other.file === file) === index,
  );
  const texts = await readBlobs(
    root,
    found.map(({ blob }) => blob),
  );
  return found.flatMap(({ file, removedOn }, index) => {
    const text = texts[index];
    return text === undefined ? [] : [{ file, text, removedOn }];
  });
}

const linesOf = (output: string) => output.split('\n').filter((line) => line !== '');

/** The texts of files in commits, in order; undefined for one that git does not have. */
async function readBlobs(root: string, names: readonly string[]): Promise<(string | undefined)[]> {
  if (names.length === 0) return [];
  const output = await git(root, ['cat-file', '--batch'], `${names.join('\n')}\n`);
  let rest = output ?? Buffer.alloc(0);
  return names.map(() => {
    const end = rest.indexOf('\n');
    const [, kind, size] = rest.toString('utf8', 0, end).split(' ');
    rest = rest.subarray(end + 1);
    if (kind !== 'blob') return undefined;
    const text = rest.toString('utf8', 0, Number(size));
    rest = rest.subarray(Number(size) + 1);
    return text;
  });
}
