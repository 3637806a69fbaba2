import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Absolute path of the built site, with a trailing separator. */
export const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** A built page: its URL path, and its HTML. */
export type BuiltPage = { path: string; html: string };

/** `tours/lower-east-side.html` is served at `/tours/lower-east-side`, `index.html` at `/`. */
function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/**
 * Every page of the build, sorted by path. Skips fragments that other pages fetch, which have no doctype,
 * and meta-refresh redirect pages.
 */
export function readBuiltPages(folder: string = dist): BuiltPage[] {
  if (!existsSync(folder)) throw new Error('There is no build. Run: npm run build');
  return globSync('**/*.html', { cwd: folder })
    .map((file) => ({ path: pathOf(file), html: readFileSync(folder + file, 'utf8') }))
    .filter(({ html }) => /^\s*<!doctype html>/i.test(html) && !/http-equiv="?refresh/.test(html))
    .sort((a, b) => a.path.localeCompare(b.path));
}
