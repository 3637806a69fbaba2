import type { Path } from './parsed-file.ts';

/**
 * Visits every text of a value with its place, in reading order. The path is only good during the
 * visit: one array serves them all.
 */
export function eachText(value: unknown, visit: (text: string, path: Path) => void): void {
  const path: (string | number)[] = [];
  const walk = (part: unknown): void => {
    if (typeof part === 'string') visit(part, path);
    if (part === null || typeof part !== 'object') return;
    for (const [key, inner] of Object.entries(part)) {
      path.push(Array.isArray(part) ? Number(key) : key);
      walk(inner);
      path.pop();
    }
  };
  walk(value);
}
