import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { redirectRules, refreshFile, refreshPages } from '../../src/domain/redirects/redirects.ts';
import { absolute } from '../../src/head/head.ts';
import { providerSettings, type PublicIds } from '../../src/providers/settings.ts';
import type { Content } from '../content/check/read/content.ts';
import { redirectsIn } from '../content/check/redirect-table.ts';
import { BARE_HEAD } from './csp.ts';
import { hostHeaders } from './host-headers.ts';

/** A meta-refresh redirect page, for hosts without redirect rules. It leaves no history entry. */
function refreshPage(to: string, siteUrl: string): string {
  const target = absolute(to, siteUrl);
  return [
    `<!doctype html><html lang="en-US">${BARE_HEAD}<title>This page has moved</title>`,
    `<meta http-equiv="refresh" content="0;url=${to}">`,
    `<link rel="canonical" href="${target}"><p>This page has moved to <a href="${to}">${target}</a>.</p></html>`,
  ].join('\n');
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
