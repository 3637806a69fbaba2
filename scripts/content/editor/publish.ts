import { realpathSync } from 'node:fs';
import { execa } from 'execa';

/** What came of it, in words for the person at the editor. */
export type Published = { isOut: boolean; message: string };

const no = (message: string): Published => ({ isOut: false, message });

/**
 * Commits all of `content/` and pushes it, which the repository's workflow builds and puts out.
 *
 * @param root the project's folder, which has to be the repository's
 * @param faults how many faults the content has
 * @returns why not, where something stands in the way; what was committed stays, and goes out next time
 */
export async function publish(root: string, faults: number): Promise<Published> {
  if (faults > 0) return no('Not published: mend the faults first.');

  const git = (...args: string[]) =>
    // It must not wait for a password that nobody can type here.
    execa('git', args, { cwd: root, reject: false, env: { GIT_TERMINAL_PROMPT: '0' } });

  const top = await git('rev-parse', '--show-toplevel');
  if (top.exitCode !== 0 || realpathSync(top.stdout) !== realpathSync(root)) {
    return no(
      'Not published: this folder is not under git’s care. An engineer can set it up once.',
    );
  }
  const remotes = await git('remote');
  if (!remotes.stdout.split('\n').includes('origin')) {
    return no(
      'Not published: no place to publish to is set (git remote "origin"). An engineer can set it up once.',
    );
  }
  await git('add', '--', 'content');
  const { exitCode: isUnchanged } = await git('diff', '--cached', '--quiet', '--', 'content');
  if (isUnchanged !== 0) {
    const commit = await git(
      'commit',
      '--quiet',
      '-m',
      'Content, from the editor',
      '--',
      'content',
    );
    if (commit.exitCode !== 0)
      return no(`Not published: git could not keep the change.\n${commit.stderr}`);
  }
  const push = await git('push', '--quiet', 'origin', 'HEAD');
  if (push.exitCode !== 0) {
    const isBehind = /rejected|fetch first|non-fast-forward/.test(push.stderr);
    return no(
      isBehind
        ? 'Kept on this machine, not published: somebody else has published meanwhile. Run "git pull --rebase" here, then publish again.'
        : `Kept on this machine, not published: the repository could not be reached or refused. Publish again later.\n${push.stderr}`,
    );
  }
  return {
    isOut: true,
    message: 'Published: the site is being built, and follows in some minutes.',
  };
}
