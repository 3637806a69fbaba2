import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publish } from '../../scripts/content/editor/publish.ts';

let folder: string;
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@company.example', ...args], {
    cwd: join(folder, cwd),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
const root = () => join(folder, 'site');
const write = (price: number, name = 'site') =>
  writeFileSync(join(folder, name, 'content', 'site.json'), `{ "price": ${price} }\n`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  mkdirSync(join(root(), 'content'), { recursive: true });
  write(1);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A repository, and a bare one where it is published. */
function begin(): void {
  git('.', 'init', '--quiet', '--bare', '--initial-branch=main', 'host.git');
  git('site', 'init', '--quiet', '--initial-branch=main');
  git('site', 'config', 'user.name', 'A');
  git('site', 'config', 'user.email', 'a@company.example');
  git('site', 'add', '.');
  git('site', 'commit', '--quiet', '-m', 'Begin');
  git('site', 'remote', 'add', 'origin', '../host.git');
  git('site', 'push', '--quiet', 'origin', 'main');
}

describe('Publish', () => {
  test('commits the content alone, and pushes it', async () => {
    begin();
    write(2);
    writeFileSync(join(root(), 'notes.txt'), 'Not content.');
    expect(await publish(root(), 0)).toMatchObject({ isOut: true });
    expect(git('host.git', 'show', 'main:content/site.json')).toBe('{ "price": 2 }');
    expect(git('host.git', 'ls-tree', '--name-only', 'main')).toBe('content');
  });

  test('does nothing with a fault', async () => {
    begin();
    write(2);
    expect(await publish(root(), 1)).toMatchObject({ isOut: false });
    expect(git('site', 'status', '--short')).toBe('M content/site.json');
  });

  test('says so without git, and without a place to publish to', async () => {
    expect((await publish(root(), 0)).message).toContain('not under git’s care');
    git('site', 'init', '--quiet');
    expect((await publish(root(), 0)).message).toContain('no place to publish to');
  });

  test('refused by the host, nothing is lost, and the next time it goes out', async () => {
    begin();
    git('.', 'clone', '--quiet', 'host.git', 'theirs');
    write(3, 'theirs');
    git('theirs', 'commit', '--quiet', '-am', 'Theirs');
    git('theirs', 'push', '--quiet', 'origin', 'main');
    mkdirSync(join(root(), 'content', 'blog'));
    writeFileSync(join(root(), 'content', 'blog', 'cat.mdx'), 'Ours.');

    const refused = await publish(root(), 0);
    expect(refused.message).toContain('somebody else has published meanwhile');
    git('site', 'pull', '--quiet', '--rebase', 'origin', 'main');
    expect(await publish(root(), 0)).toMatchObject({ isOut: true });
    expect(git('host.git', 'show', 'main:content/blog/cat.mdx')).toBe('Ours.');
    expect(git('host.git', 'show', 'main:content/site.json')).toBe('{ "price": 3 }');
  });
});
