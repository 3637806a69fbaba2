import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../dev/processes.ts';
import { readBuiltPages } from './built-pages.ts';

/** Templates of which only `count` pages are audited. */
const SAMPLES: readonly { pattern: RegExp; count: number }[] = [
  { pattern: /^\/blog\/[^/]+$/, count: 2 },
  // Pagination and category lists: same template as /blog.
  { pattern: /^\/blog\/.+\//, count: 0 },
];

/**
 * The paths of the build that Lighthouse audits: every page, except that templates with many pages are
 * sampled: two posts, one legal page.
 */
export function auditedPages(): string[] {
  const legal = globSync('content/pages/legal/*.md', { cwd: root }).map(
    (file) => `/${basename(file, '.md')}`,
  );
  const legalSample = { pattern: new RegExp(`^(?:${legal.join('|')})$`), count: 1 };
  const seen = new Map<unknown, number>();
  return readBuiltPages()
    .map(({ path }) => path)
    .filter((path) => {
      if (path === '/404') return false;
      const sample = [...SAMPLES, legalSample].find(({ pattern }) => pattern.test(path));
      if (!sample) return true;
      const count = seen.get(sample) ?? 0;
      seen.set(sample, count + 1);
      return count < sample.count;
    });
}
