import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a host and search engines ask of any site, besides its pages. */
const FILES = [
  '.well-known/security.txt',
  '404.html',
  '_headers',
  '_redirects',
  'favicon.ico',
  'feed.json',
  'robots.txt',
  'rss.xml',
  'site.webmanifest',
  'sitemap-index.xml',
];

/**
 * What a built site lacks before a host may have it.
 *
 * @param folder the build.
 * @param addresses the pages that the content makes, such as `/` and `/tours`.
 * @returns the files that are not there, or hold nothing; none when the site is whole.
 */
export function missingFiles(folder: string, addresses: readonly string[]): string[] {
  const wanted = [...addresses, ...listed(folder)].map(fileOf);
  return [...new Set([...FILES, ...wanted])]
    .filter(
      (file) => !existsSync(join(folder, file)) || readFileSync(join(folder, file)).length === 0,
    )
    .sort();
}

/** The pages that the sitemap tells search engines of. */
function listed(folder: string): string[] {
  return globSync('sitemap-[0-9]*.xml', { cwd: folder })
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/<loc>([^<]+)</g)])
    .map(([, address = '']) => decodeURIComponent(new URL(address).pathname));
}

const fileOf = (address: string) => `${address.slice(1) || 'index'}.html`;
