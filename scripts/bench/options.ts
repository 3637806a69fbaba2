import { readArguments } from '../content/command-flags.ts';
import { PlainError } from '../dev/processes.ts';

const FLAGS = {
  only: { type: 'string', multiple: true, default: [] as string[] },
  beside: { type: 'string', multiple: true, default: [] as string[] },
  rounds: { type: 'string', default: '11' },
  keep: { type: 'boolean', default: false },
} as const;

export type Options<Name extends string> = {
  /** The parts to run. */
  only: Name[];
  /** The pages to measure; none for all. */
  paths: string[];
  /** Other sites: their folders, and which of their pages. */
  beside: { folder: string; paths: string[] }[];
  /** How often Lighthouse reads each page. */
  rounds: number;
  /** Whether the figures become the ones that later runs are laid beside. */
  keep: boolean;
};

/** What the command line holds, unread. */
type Words = {
  values: { only: readonly string[]; beside: readonly string[]; rounds: string; keep: boolean };
  positionals: readonly string[];
};

/**
 * What was asked for.
 *
 * @param parts the names of all parts
 * @throws PlainError for a part that there is not, or a number of rounds that has no middle one
 */
export function readOptions<Name extends string>(
  { values, positionals }: Words,
  parts: readonly Name[],
): Options<Name> {
  const asked = values.only.flatMap((names) => names.split(','));
  const only = asked.length > 0 ? parts.filter((part) => asked.includes(part)) : [...parts];
  const unknown = asked.filter((name) => !parts.some((part) => part === name));
  if (unknown.length > 0) {
    throw new PlainError(`There is no part called ${unknown.join(', ')}: ${parts.join(', ')}.`);
  }
  const beside = values.beside.map((text) => {
    const [folder = '', ...paths] = text.split(',');
    return { folder, paths: paths.length > 0 ? paths : ['/'] };
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds % 2 === 0) {
    throw new PlainError(
      `--rounds=${values.rounds}: write an odd number, so that one is the middle.`,
    );
  }
  return { only, paths: [...positionals], beside, rounds, keep: values.keep };
}

/**
 * What was asked for on the command line.
 *
 * @throws PlainError for a flag or a part that there is not, or a number of rounds that has no middle one
 */
export function readCommand<Name extends string>(parts: readonly Name[]): Options<Name> {
  const usage =
    'npm run bench -- [--only=part,part] [--beside=folder,/page] [--rounds=11] [--keep] [/page …]';
  return readOptions(readArguments(FLAGS, usage), parts);
}
