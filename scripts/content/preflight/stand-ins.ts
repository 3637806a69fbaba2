import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const STAND_INS = 'scripts/content/preflight/stand-ins.json';

/**
 * The prints that stand where photographs will stand, by path from the project's folder: the
 * fingerprint of each file, and the alternative text that describes the print.
 */
export type StandIns = Readonly<Record<string, { fingerprint: string; alt: string }>>;

/** A short hash of a picture's bytes: a photograph under a print's name has another one. */
export function fingerprint(picture: Buffer): string {
  return createHash('sha256').update(picture).digest('hex').slice(0, 16);
}

/** The project's list of stand-ins; empty where there is none. */
export function readStandIns(root: string): StandIns {
  const path = join(root, STAND_INS);
  // The project's own list, which no editor writes.
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as StandIns) : {};
}
