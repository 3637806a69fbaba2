import { mkdir, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { redirectRules, refreshFile, refreshPages } from '../../src/domain/redirects/redirects.ts';
import { absolute } from '../../src/head/head.ts';
import { providerSettings, type PublicIds } from '../../src/providers/settings.ts';
import type { Content } from '../content/check/check-content.ts';
import { allPaths } from '../content/check/read/site-map.ts';
import { checkRedirects, redirectsIn } from '../content/check/redirect-table.ts';
import { throwIfFaulty } from './content-check.ts';
import { BARE_HEAD } from './csp.ts';
import { hostHeaders } from './host-headers.ts';

/** A meta-refresh redirect page, for hosts without redirect rules. It leaves no history entry. */
function refreshPage(to: string, siteUrl: string): string {
  const target = to.startsWith('/') ? absolute(to, siteUrl) : to;
  return [
    `<!doctype html><html lang="en-US">${BARE_HEAD}<title>This page has moved</title>`,
    `<meta http-equiv="refresh" content="0;url=${to}">`,
    `<link rel="canonical" href="${target}"><p>This page has moved to <a href="${to}">${target}</a>.</p></html>`,
  ].join('\n');
}

/**
 * Finds redirects that would hide a page or a file. Unlike the content check, this also covers paths that
 * only the build creates, such as `/blog/2`.
 */
export function findHidingRedirects(content: Content, pages: readonly string[], files: string[]) {
  const all = [...new Set([...pages, ...allPaths(content)])];
  return content.entries
    .filter(({ collection }) => collection === 'redirects')
    .flatMap((entry) => checkRedirects(entry, all, files));
}

/** The URL paths of a build's files: `/rss.xml`, and `/fragments/faq` for `/fragments/faq.html`. */
function filesIn(folder: string): string[] {
  return globSync('**/*.*', { cwd: folder }).map(
    (file) => `/${file.replaceAll('\\', '/').replace(/(?:(^|\/)index)?\.html$/, '$1')}`,
  );
}

/** Writes the host's `_redirects` and `_headers`, and meta-refresh pages for hosts that ignore them. */
export function hostFiles(siteUrl: string, ids: PublicIds, content: Content): AstroIntegration {
  const { booking, video } = providerSettings(ids);
  const frames = { calendar: booking.origin, player: video.player };
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': async ({ dir, pages, logger }) => {
        const table = redirectsIn(content.entries);
        const folder = fileURLToPath(dir);
        const paths = pages.map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`);
        throwIfFaulty(findHidingRedirects(content, paths, filesIn(folder)));
        const refreshing = refreshPages(table, paths);
        await Promise.all([
          writeFile(join(folder, '_redirects'), redirectRules(table)),
          writeFile(join(folder, '_headers'), hostHeaders(frames)),
          ...refreshing.map(async ({ from, to }) => {
            const file = join(folder, refreshFile(from));
            await mkdir(dirname(file), { recursive: true });
            await writeFile(file, refreshPage(to, siteUrl));
          }),
        ]);
        logger.info(`${table.length} redirects, ${refreshing.length} of them also as pages`);
      },
    },
  };
}
