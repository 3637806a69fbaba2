/**
 * `npm run reproducible`: whether one commit makes one site, byte for byte. Builds twice for the same day
 * (`BUILD_DATE`, or else today): here, and in a copy in another folder that keeps no picture from
 * before, as on another machine. Takes minutes; with `-- --warm` the copy has the pictures of this
 * folder, which leaves half a minute. `dist` stays as it is. Exit code 1 when a file differs.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { today } from '../../src/providers/clock.ts';
import { build } from '../dev/build.ts';
import { isStarted, PlainError, plainly, root, run, runScript } from '../dev/processes.ts';
import { beginCopy, copyFiles } from '../dev/project-copy.ts';

/** A folder's files by their paths, as hashes of what is in them. */
function hashesIn(folder: string): Map<string, string> {
  // Not a glob, which passes by folders such as `.well-known`.
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [
      file.slice(folder.length + 1),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

/**
 * What tells two folders apart.
 *
 * @returns a line for each file that differs or stands in one of them alone; none when they are the same.
 */
export function differences(first: string, second: string): string[] {
  const [one, other] = [hashesIn(first), hashesIn(second)];
  return [...new Set([...one.keys(), ...other.keys()])].sort().flatMap((file) => {
    if (!one.has(file)) return [`${file} is made in the second build alone`];
    if (!other.has(file)) return [`${file} is made in the first build alone`];
    return one.get(file) === other.get(file) ? [] : [`${file} differs`];
  });
}

async function main(): Promise<void> {
  const isWarm = process.argv.includes('--warm');
  process.env['BUILD_DATE'] = plainly(today);
  const first = join(root, '.cache', 'reproducible');
  const copy = beginCopy('reproducible', { withPictures: isWarm });
  try {
    console.log('Building the site here …');
    await build({ folder: first, quiet: true });
    console.log(`Building it in another folder, ${isWarm ? 'with' : 'without'} its pictures …`);
    copyFiles(copy);
    const { code, output } = await run('node', ['scripts/dev/build.ts'], {
      cwd: copy,
      quiet: true,
    });
    if (code !== 0) throw new PlainError(output);
    const found = differences(first, join(copy, 'dist'));
    if (found.length > 0) {
      throw new PlainError(`The builds are not the same:\n  ${found.join('\n  ')}`);
    }
    console.log(`Both builds are the same: ${hashesIn(first).size} files, byte for byte.`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
    rmSync(first, { recursive: true, force: true });
  }
}

if (isStarted(import.meta.url)) runScript(main);
