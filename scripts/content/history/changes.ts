import { git } from './git.ts';

type What = 'new' | 'changed' | 'taken away';

/** What git knows of the work on `content/`. */
export type Work = {
  /** Files with changes that are not committed, by path from the project's folder, and what happened to each. */
  uncommitted: { file: string; what: What }[];
  /** How many commits with content the repository's host does not have; undefined where there is no host. */
  unsent: number | undefined;
  /** The day of the newest commit that the host has, "2025-12-05". */
  sentOn: string | undefined;
};

/** @returns undefined where there is no git or no repository. */
export async function workOn(root: string): Promise<Work | undefined> {
  const [diff, added, unsent, sentOn] = await Promise.all([
    git(root, [
      'diff',
      '--name-status',
      '--no-renames',
      '--relative',
      '-z',
      'HEAD',
      '--',
      'content',
    ]),
    git(root, ['ls-files', '-z', '--others', '--exclude-standard', '--', 'content']),
    git(root, ['rev-list', '--count', '@{upstream}..HEAD', '--', 'content']),
    git(root, ['log', '-1', '--format=%cs', '@{upstream}']),
  ]);
  if (diff === undefined) return undefined;
  const parts = partsOf(diff);
  const tracked = parts.flatMap((state, index): Work['uncommitted'] => {
    const file = index % 2 === 0 ? parts[index + 1] : undefined;
    return file === undefined ? [] : [{ file, what: WHAT[state] ?? 'changed' }];
  });
  const untracked = partsOf(added).map((file) => ({ file, what: 'new' as const }));
  return {
    uncommitted: [...tracked, ...untracked].toSorted((a, b) => a.file.localeCompare(b.file)),
    unsent: unsent && Number(String(unsent)),
    sentOn: sentOn && String(sentOn).trim(),
  };
}

const WHAT: Readonly<Record<string, What>> = { A: 'new', D: 'taken away' };

/** The parts of an output that ends each with a zero, since names may hold anything else. */
const partsOf = (output: Buffer | undefined) =>
  String(output ?? '')
    .split('\0')
    .filter((part) => part !== '');
