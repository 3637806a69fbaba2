import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/dev/processes.ts';

/** Pictures and share cards that are made already, as on an editor's machine. */
const KEPT = ['.cache/astro', '.cache/cards'];

/** The project's files, by path: those of git, and new ones that it does not ignore. */
function ownFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  return list
    .toString()
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Writes the project's files, as they are now, over those of a copy. */
export function copyFiles(copy: string): void {
  for (const file of ownFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
}

/**
 * Begins a copy of the project in the machine's temporary folder: its packages, and nothing yet of its
 * files (`copyFiles`).
 *
 * @param name what the folder's name begins with
 * @param options `withPictures`: those that are made already come along, which spares minutes
 * @returns the copy's folder
 */
export function beginCopy(name: string, { withPictures }: { withPictures: boolean }): string {
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (const kept of withPictures ? KEPT : []) {
    if (existsSync(join(root, kept))) {
      cpSync(join(root, kept), join(copy, kept), { recursive: true });
    }
  }
  return copy;
}
