import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import {
  redirectRules,
  refreshFile,
  refreshPages,
  type Redirect,
} from '../../src/domain/redirects/redirects.ts';
import { absolute } from '../../src/head/head.ts';
import { readContent } from '../content/check/check-content.ts';
import type { Diagnostic } from '../content/check/diagnostic.ts';
import { addressesOf } from '../content/check/read/site-map.ts';
import { checkRedirects } from '../content/check/redirect-table.ts';
import { stopAt } from './content-check.ts';
import { RULES_FILE, speculationRules } from './speculation-rules.ts';

type Table = {
  redirects: Redirect[];
  /** Old addresses nobody has found yet; each group fills up as they are. */
  unknown: { to: string; from: string[] }[];
};

/**
 * What the host says with its answers, as its `_headers` file has it.
 *
 * A page is asked for anew each time (the host's own rule, so none stands here): it tells prices. What
 * changes seldom may be a little old while the browser asks anew behind a visitor's back. Nothing is
 * preloaded: a page's own preload scanner finds its pictures in the first flight, and fonts wait for the
 * first paint on purpose (src/README.md).
 */
export const HEADERS = `/*
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), usb=()
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  Content-Security-Policy: frame-ancestors 'none'
  Speculation-Rules: "${RULES_FILE}"

${RULES_FILE}
  Content-Type: application/speculationrules+json
  Cache-Control: public, max-age=3600, stale-while-revalidate=604800

/_astro/*
  Cache-Control: public, max-age=31536000, immutable

/sw.js
  Cache-Control: no-cache

/fragments/*
  X-Robots-Tag: noindex

/nameplate*
  Cache-Control: public, max-age=86400, stale-while-revalidate=604800

/favicon*
  Cache-Control: public, max-age=86400, stale-while-revalidate=604800

/icon-*
  Cache-Control: public, max-age=86400, stale-while-revalidate=604800

/apple-touch-icon.png
  Cache-Control: public, max-age=86400, stale-while-revalidate=604800

/cards/*
  Cache-Control: public, max-age=86400, stale-while-revalidate=604800

/search/*
  Cache-Control: public, max-age=300, stale-while-revalidate=86400

/rss.xml
  Cache-Control: public, max-age=300, stale-while-revalidate=3600

/feed.json
  Cache-Control: public, max-age=300, stale-while-revalidate=3600
`;

/** Every row of the editors' table, the unknown groups' found addresses included. */
export function readTable({ redirects, unknown }: Table): Redirect[] {
  return [
    ...redirects,
    ...unknown.flatMap(({ to, from }) => from.map((path) => ({ from: path, to }))),
  ];
}

/** A page that sends its visitor on at once, for hosts that know no rules. It leaves no history entry. */
export function refreshPage(to: string, siteUrl: string): string {
  const target = to.startsWith('/') ? absolute(to, siteUrl) : to;
  return [
    '<!doctype html><html lang="en-US"><title>This page has moved</title>',
    `<meta http-equiv="refresh" content="0;url=${to}"><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${target}"><p>This page has moved to <a href="${to}">${target}</a>.</p></html>`,
  ].join('\n');
}

/**
 * Finds rows of the table that would hide a page or a file. The content check knows what content
 * makes; what else the build has written, such as `/blog/page/2`, is known only now.
 *
 * @param root the project's folder.
 * @param pages the addresses of the built pages.
 * @param files those of all built files.
 */
export function findHiding(
  root: string,
  pages: readonly string[],
  files: readonly string[],
): Diagnostic[] {
  const content = readContent({ root });
  const all = [...new Set([...pages, ...addressesOf(content.files)])];
  return content.entries
    .filter(({ collection }) => collection === 'redirects')
    .flatMap((entry) => checkRedirects(entry, all, files));
}

/** The addresses of a build's files: `/rss.xml`, and `/fragments/faq` for `/fragments/faq.html`. */
function filesIn(folder: string): string[] {
  return globSync('**/*.*', { cwd: folder }).map(
    (file) => `/${file.replaceAll('\\', '/').replace(/(?:(^|\/)index)?\.html$/, '$1')}`,
  );
}

/**
 * Writes what the host reads beside the pages: `_redirects` and `_headers`, and the pages that stand
 * in for the redirects elsewhere. All of it comes from `content/redirects.json` and this file.
 *
 * The pages' own policies are in the pages (integrations/csp.ts); only `frame-ancestors`, which a
 * page may not say of itself, is a header.
 */
export function hostFiles(siteUrl: string): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': async ({ dir, pages, logger }) => {
        const root = new URL('../../', import.meta.url);
        const source = new URL('content/redirects.json', root);
        // The content check has held it against its schema.
        const table = readTable(JSON.parse(await readFile(source, 'utf8')) as Table);
        const folder = fileURLToPath(dir);
        const paths = pages.map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`);
        stopAt(findHiding(fileURLToPath(root), paths, filesIn(folder)));
        const refreshing = refreshPages(table, paths);
        await Promise.all([
          writeFile(join(folder, '_redirects'), redirectRules(table)),
          writeFile(join(folder, '_headers'), HEADERS),
          writeFile(join(folder, RULES_FILE), JSON.stringify(speculationRules)),
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
