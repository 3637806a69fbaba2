import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = 'scripts/print-shop/printed.json';

/** The files that the shop printed, each with the fingerprint of its print. */
export type Printed = Readonly<Record<string, string>>;

/** A short hash of a picture's bytes: a photograph under a print's name has another one. */
export function fingerprint(picture: Buffer): string {
  return createHash('sha256').update(picture).digest('hex').slice(0, 16);
}

/** What the shop has printed; nothing in a project without a shop. */
export function readPrinted(root: string): Printed {
  const path = join(root, LIST);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Printed) : {};
}

/** Notes fresh prints, so that preflight can tell them from photographs. */
export function notePrinted(root: string, files: readonly string[]): void {
  const fresh = files.map((file) => [file, fingerprint(readFileSync(join(root, file)))]);
  const all = { ...readPrinted(root), ...(Object.fromEntries(fresh) as Printed) };
  const sorted = Object.entries(all).sort(([one], [two]) => one.localeCompare(two));
  writeFileSync(join(root, LIST), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
