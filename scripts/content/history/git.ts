import { execa } from 'execa';

/**
 * Asks git about the project.
 *
 * @param root the project's folder; git may keep it in a larger one.
 * @param input what git reads from its standard input.
 * @returns what it printed; undefined where there is no git, no repository or no answer.
 */
export async function git(
  root: string,
  args: readonly string[],
  input = '',
): Promise<Buffer | undefined> {
  const { exitCode, stdout } = await execa('git', args, {
    cwd: root,
    input,
    encoding: 'buffer',
    reject: false,
    // It only looks: no lock that would stop somebody's own git.
    env: { GIT_OPTIONAL_LOCKS: '0' },
  });
  return exitCode === 0 ? Buffer.from(stdout) : undefined;
}
