import { execFileSync, spawnSync } from 'node:child_process';

/** Whether git is installed. */
export const hasGit = spawnSync('git', ['--version']).status === 0;

/** Runs git with a fixed author and date, without the machine's settings. */
export function git(root: string, ...args: string[]): void {
  const who = ['user.name=A', 'user.email=a@ferry.example', 'commit.gpgsign=false', 'gc.auto=0'];
  const date = '2025-11-20T12:00:00Z';
  execFileSync('git', [...who.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    },
  });
}

export function commitAll(root: string): void {
  git(root, 'add', '-A');
  git(root, 'commit', '-m', 'x', '--allow-empty');
}

/** Initializes a repository and commits everything. */
export function beginRepository(root: string): void {
  git(root, 'init', '--template=', '-b', 'main');
  commitAll(root);
}
