import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, type Content } from '../check/check-content.ts';
import { type Diagnostic, formatDiagnostic } from '../check/diagnostic.ts';
import type { Overlay } from '../check/read/content-files.ts';
import { PlainError } from '../../dev/processes.ts';

/** What a command does to files, by path from the project's folder: a new text, or `null` to take one away. */
export type FileChanges = Overlay;

/**
 * Makes changes, unless the content would have a fault with them that it has not without.
 *
 * @param day the day it is, "2025-12-05".
 * @param content the content without the changes.
 * @throws PlainError with those faults; then nothing was changed.
 */
export function makeChanges(
  { root, day }: { root: string; day: string },
  content: Content,
  changes: FileChanges,
): void {
  const isIn = (path: string) => path.startsWith('content/');
  const overlay = Object.fromEntries(Object.entries(changes).filter(([path]) => isIn(path)));
  // A fault may have moved to another line.
  const key = ({ file, field, problem }: Diagnostic) => [file, field, problem].join('\n');
  const before = new Set(checkContent({ root, day }, content).map(key));
  const faults = checkContent({ root, day, overlay }).filter((fault) => !before.has(key(fault)));
  if (faults.length > 0) {
    const lines = faults.map((fault) => `  ${formatDiagnostic(fault)}`);
    throw new PlainError(`This would be wrong, so nothing was changed:\n${lines.join('\n')}`);
  }
  // What is new comes first: if the machine stops between, a file is there twice, and none is lost.
  for (const [path, data] of Object.entries(changes)) {
    if (data !== null) writeFileSync(join(root, path), data);
  }
  for (const [path, data] of Object.entries(changes)) {
    if (data === null) rmSync(join(root, path));
  }
}

/** A file of the project as it is on disk. */
export const readText = (root: string, path: string) => readFileSync(join(root, path), 'utf8');
