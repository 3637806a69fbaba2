import { readFileSync, writeFileSync } from 'node:fs';

/** limits.json: the limits of each kind of page (page-kinds.ts), by measure. */
type Limits = Record<string, Record<string, number>>;

const FILE = new URL('limits.json', import.meta.url);

const read = (): { about: string; limits: Limits } => JSON.parse(readFileSync(FILE, 'utf8'));

/**
 * The limit of a kind of page. A kind without limits has the loosest of all, so that a new page needs none.
 *
 * @throws Error when no kind has a limit for the measure
 */
export function limitOf(kind: string, measure: string): number {
  const { limits } = read();
  const own = limits[kind]?.[measure];
  if (own !== undefined) return own;
  const all = Object.values(limits).flatMap((of) => of[measure] ?? []);
  if (all.length === 0) throw new Error(`limits.json has no "${measure}".`);
  return measure === 'performance' ? Math.min(...all) : Math.max(...all);
}

/** Writes new limits into limits.json, and keeps those of other measures and of kinds that are not among them. */
export function saveLimits(changed: Limits): void {
  const { about, limits } = read();
  const kinds = [...new Set([...Object.keys(limits), ...Object.keys(changed)])].sort();
  const merged = kinds.map((kind) => [kind, { ...limits[kind], ...changed[kind] }] as const);
  const lines = merged.map(([kind, of]) => `    ${JSON.stringify(kind)}: ${JSON.stringify(of)}`);
  writeFileSync(
    FILE,
    `{\n  "about": ${JSON.stringify(about)},\n  "limits": {\n${lines.join(',\n')}\n  }\n}\n`,
  );
}

/** @returns a limit 10 % above a value, rounded up to a number of digits after the point */
export const above = (value: number, digits: number): number =>
  Math.ceil(value * 1.1 * 10 ** digits) / 10 ** digits;
