import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Stands in for Astro: writes twenty files with its own mark, bit by bit, and an account of when it
 * began and ended. A file called `fail` makes it fail half-way, a file called `hold` makes it wait
 * at the page that is named in it, until that is gone.
 */
const ASTRO = `#!/usr/bin/env node
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
const out = process.argv[process.argv.indexOf('--outDir') + 1];
const mark = String(process.pid);
appendFileSync('account', 'begin ' + mark + '\\n');
const held = existsSync('hold') ? Number(readFileSync('hold', 'utf8')) : -1;
mkdirSync(out, { recursive: true });
for (let page = 0; page < 20; page += 1) {
  writeFileSync(out + '/' + page + '.html', mark);
  await setTimeout(5);
  while (page === held && existsSync('hold')) await setTimeout(5);
  if (page === 10 && existsSync('fail')) process.exit(1);
}
writeFileSync(out + '/index.html', mark);
appendFileSync('account', 'end ' + mark + '\\n');
`;

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let project = '';
const inProject = (...path: string[]) => join(project, ...path);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'build-'));
  for (const name of ['build.ts', 'processes.ts']) {
    cpSync(join(root, 'scripts', 'dev', name), inProject('scripts', 'dev', name), {
      recursive: true,
    });
  }
  writeFileSync(inProject('package.json'), '{ "type": "module" }');
  mkdirSync(inProject('node_modules', '.bin'), { recursive: true });
  for (const name of ['execa', 'get-port', 'proper-lockfile']) {
    symlinkSync(join(root, 'node_modules', name), inProject('node_modules', name), 'junction');
  }
  // Without an ending, it is a module because of the package.json beside it.
  mkdirSync(inProject('bin'));
  writeFileSync(inProject('bin', 'astro.mjs'), ASTRO);
  writeFileSync(
    inProject('node_modules', '.bin', 'astro'),
    `#!/bin/sh\nexec "${process.execPath}" "${inProject('bin', 'astro.mjs')}" "$@"\n`,
  );
  chmodSync(inProject('node_modules', '.bin', 'astro'), 0o755);
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

/** Starts a build; `said` fills up with what it prints. */
function startBuild() {
  const child = spawn(process.execPath, [inProject('scripts', 'dev', 'build.ts')], {
    cwd: project,
    // In a group of its own, which is killed as a whole.
    detached: true,
  });
  const build = {
    said: '',
    ended: Promise.resolve(1),
    kill: (signal: NodeJS.Signals) => process.kill(-(child.pid ?? Number.NaN), signal),
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => (build.said += data));
  }
  build.ended = new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  return build;
}

/** Patient: a busy machine is slow. */
const until = <Value>(read: () => Value) => expect.poll(read, { timeout: 30_000 });

const pages = () => readdirSync(inProject('dist')).sort();
const marks = () => new Set(pages().map((page) => readFileSync(inProject('dist', page), 'utf8')));
const account = () => readFileSync(inProject('account'), 'utf8').trim().split('\n');
const leftovers = () => readdirSync(inProject('.cache')).filter((name) => name !== 'build.json');

describe('two builds at once', () => {
  test('take turns, and each leaves a whole site of its own', async () => {
    writeFileSync(inProject('hold'), '10');
    const first = startBuild();
    await until(() => existsSync(inProject('account'))).toBe(true);
    const second = startBuild();
    await until(() => second.said).toMatch(/Another build is under way/);
    rmSync(inProject('hold'));
    expect(await first.ended).toBe(0);
    expect(pages()).toHaveLength(21);
    expect(await second.ended).toBe(0);

    const [one, two] = account().filter((line) => line.startsWith('begin'));
    expect(account()).toEqual([
      one,
      one?.replace('begin', 'end'),
      two,
      two?.replace('begin', 'end'),
    ]);
    expect(pages()).toHaveLength(21);
    expect([...marks()]).toEqual([two?.replace('begin ', '')]);
    expect(leftovers()).toEqual([]);
  });
});

describe('a build that does not come to its end', () => {
  beforeEach(async () => {
    expect(await startBuild().ended).toBe(0);
  });

  test('because it fails leaves the last good site, and nothing of its own', async () => {
    const before = marks();
    writeFileSync(inProject('fail'), '');
    const build = startBuild();
    expect(await build.ended).toBe(1);
    expect(build.said).toContain('The last good build is still in dist.');
    expect(marks()).toEqual(before);
    expect(pages()).toHaveLength(21);
    expect(leftovers()).toEqual([]);
  });

  /** As if it had happened long ago: a lock without a sign of life counts for 5 seconds. */
  const agoLock = () => {
    if (existsSync(inProject('.cache', 'build.lock'))) {
      utimesSync(inProject('.cache', 'build.lock'), 1, 1);
    }
  };

  test.each([
    ['SIGTERM', 'at its first page', '0'],
    ['SIGTERM', 'half-way', '10'],
    ['SIGKILL', 'half-way', '10'],
    ['SIGKILL', 'at its last page', '19'],
  ] as const)(
    'because of a %s %s leaves the last good site, and the next one clears up',
    async (signal, _, page) => {
      const before = marks();
      writeFileSync(inProject('hold'), page);
      const killed = startBuild();
      await until(account).toHaveLength(3);
      killed.kill(signal);
      expect(await killed.ended).not.toBe(0);
      expect(marks()).toEqual(before);
      expect(pages()).toHaveLength(21);

      rmSync(inProject('hold'));
      agoLock();
      const next = startBuild();
      expect(await next.ended).toBe(0);
      expect(next.said).not.toContain('Another build');
      expect(marks()).not.toEqual(before);
      expect(leftovers()).toEqual([]);
    },
  );

  test('because it is killed between two renamings has the last good site back with the next', async () => {
    const before = marks();
    mkdirSync(inProject('.cache', 'build-killed'));
    renameSync(inProject('dist'), inProject('.cache', 'build-killed', 'old-dist'));
    // Which fails, and so makes no other.
    writeFileSync(inProject('fail'), '');
    expect(await startBuild().ended).toBe(1);
    expect(marks()).toEqual(before);
    expect(pages()).toHaveLength(21);
    expect(leftovers()).toEqual([]);
  });
});
