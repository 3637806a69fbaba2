import { globSync } from 'node:fs';
import { join } from 'node:path';

/** What no source file is named for: Astro's own folder, the host's files, the sitemap. */
const GENERATED = ['/_astro/*', '/_headers', '/_redirects', '/sitemap-index.xml', '/sitemap-*.xml'];

/**
 * The addresses of the site's files beside the pages that content makes: `/rss.xml`, `/favicon.svg`.
 * One that is made for each of many things has a `*`: `/cards/*.jpg`.
 *
 * @param root the project's folder.
 */
export function siteFiles(root: string): string[] {
  const list = (folder: string) =>
    globSync('**/*.*', { cwd: join(root, folder) }).map((file) => file.replaceAll('\\', '/'));
  const routes = list('src/pages').filter(
    // A page whose name is a blank is one that content makes.
    (file) => !/(^|\/)_/.test(file) && !/\[[^\]]+\]\.astro$/.test(file),
  );
  return [
    ...GENERATED,
    ...list('public').map((file) => `/${file}`),
    ...routes.map((file) => addressOf(file)),
  ];
}

/** `search/[file].json.ts` answers at `/search/*.json`, `tours/index.astro` at `/tours`. */
function addressOf(route: string): string {
  const path = route
    .replace(/\.(astro|ts)$/, '')
    // A file's whole name, its ending included.
    .replace(/\/\[[^\]]+\]$/, '/*.*')
    .replaceAll(/\[[^\]]+\]/g, '*');
  return `/${path}`.replace(/\/index$/, '') || '/';
}
