import { createHash } from 'node:crypto';

/**
 * The path of a file that browsers and CDNs may keep for a year: `/search/pages.json` becomes
 * `/search/pages.0f3a9c1e.json`, so that a changed file has another path.
 */
export function hashedPath(path: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return path.replace(/\.\w+$/, (extension) => `.${hash}${extension}`);
}
