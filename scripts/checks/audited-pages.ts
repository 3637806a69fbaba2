import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../dev/processes.ts';
import { readBuiltPages } from './built-pages.ts';

/** How many pages of one template are audited. */
const SAMPLES: readonly { of: RegExp; count: number }[] = [
  { of: /^\/blog\/[^/]+$/, count: 2 },
  // Its lists are the blog's own page, shorter.
  { of: /^\/blog\/.+\//, count: 0 },
];

/**
 * The addresses of the build that Lighthouse audits: every page, tours included, and a few of those
 * that are made alike: two posts, one legal page.
 */
export function auditedPages(): string[] {
  const legal = globSync('content/pages/legal/*.md', { cwd: root }).map(
    (file) => `/${basename(file, '.md')}`,
  );
  const isLegal = { of: new RegExp(`^(?:${legal.join('|')})$`), count: 1 };
  const seen = new Map<unknown, number>();
  return readBuiltPages()
    .map(({ path }) => path)
    .filter((path) => {
      if (path === '/404') return false;
      const sample = [...SAMPLES, isLegal].find(({ of }) => of.test(path));
      if (!sample) return true;
      const before = seen.get(sample) ?? 0;
      seen.set(sample, before + 1);
      return before < sample.count;
    });
}
