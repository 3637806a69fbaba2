import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The built site, with a separator at its end. */
export const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** One page as it was built: its address on the site, and its HTML. */
export type BuiltPage = { path: string; html: string };

/** `tours/lower-east-side.html` is served at `/tours/lower-east-side`, `index.html` at `/`. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/**
 * Every page of the build, in the order of their addresses. A fragment that another page fetches is
 * not one: it has no doctype. Nor is one that only sends its visitor on, for hosts without rules.
 */
export function readBuiltPages(folder: string = dist): BuiltPage[] {
  if (!existsSync(folder)) throw new Error('There is no build. Run: npm run build');
  return globSync('**/*.html', { cwd: folder })
    .map((file) => ({ path: addressOf(file), html: readFileSync(folder + file, 'utf8') }))
    .filter(({ html }) => /^\s*<!doctype html>/i.test(html) && !/http-equiv="?refresh/.test(html))
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** The addresses that the sitemap tells search engines of, as they stand there. */
export function readSitemap(): string[] {
  return globSync('sitemap-*.xml', { cwd: dist })
    .filter((file) => file !== 'sitemap-index.xml')
    .flatMap((file) =>
      [...readFileSync(dist + file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, loc = '']) => loc,
      ),
    );
}
