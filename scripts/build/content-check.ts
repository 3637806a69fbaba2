import { existsSync, globSync, rmSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { setDraftMode } from '../../src/providers/draft-mode.ts';
import { readBuiltPages } from '../checks/built-pages.ts';
import { checkContent } from '../content/check/check-content.ts';
import type { Content } from '../content/check/read/content.ts';
import { type Diagnostic, formatDiagnostic } from '../content/check/read/diagnostic.ts';
import { checkAnchors } from '../content/check/links.ts';
import { valueAt } from '../content/check/read/value-at.ts';

const SITE = 'content/site.json';
/** What makes entries of files: collections, and the values of variables. */
const SOURCES = 'src/{content,domain/text}/**/*.ts';

/** Astro keeps entries as they were made before a change of code, such as those of a removed collection. */
function removeIfOlder(store: string, sources: readonly string[]): void {
  if (!existsSync(store)) return;
  const { mtimeMs } = statSync(store);
  if (sources.some((source) => statSync(source).mtimeMs > mtimeMs)) rmSync(store);
}

/**
 * Checks `content/` before a build. Faults stop the build before `dist` changes, except links to missing
 * anchors, which are found after the pages are built. The dev server reports faults and keeps running. Only
 * it shows drafts, future posts and tours that open later.
 */
export function contentCheck(content: Content): AstroIntegration {
  let root = '';

  function report(logger: AstroIntegrationLogger, current?: Content): void {
    for (const fault of checkContent({ root }, current)) logger.error(formatDiagnostic(fault));
  }

  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ config, command, logger }) => {
        root = fileURLToPath(config.root);
        const sources = globSync(SOURCES, { cwd: root }).map((path) => join(root, path));
        for (const folder of [config.cacheDir, new URL('.astro/', config.root)])
          removeIfOlder(join(fileURLToPath(folder), 'data-store.json'), sources);
        // "sync" generates types, for drafts too. It builds no pages.
        setDraftMode(command === 'dev' || command === 'sync');
        if (command === 'build') throwIfFaulty(checkContent({ root }, content));
        else report(logger, content);
      },
      'astro:server:setup': ({ server, logger }) => {
        const folder = join(root, 'content') + sep;
        let timer: NodeJS.Timeout | undefined;
        server.watcher.on('all', (_event, path) => {
          if (!path.startsWith(folder)) return;
          // Debounce, so that "save all" in an editor triggers one check.
          clearTimeout(timer);
          timer = setTimeout(() => report(logger), 100);
        });
        server.httpServer?.once('close', () => clearTimeout(timer));
      },
      'astro:build:done': ({ dir }) => {
        const pages = readBuiltPages(fileURLToPath(dir));
        const ids = new Map(pages.map(({ path, html }) => [path, idsIn(html)]));
        throwIfFaulty(checkAnchors(content.entries, ids));
      },
    },
  };
}

/**
 * The site's public URL, which Astro needs before any integration runs.
 *
 * @throws Error with the faults of `content/site.json` if it has none
 */
export function siteUrl(content: Content): string {
  const site = content.entries.find(({ collection }) => collection === 'site');
  const url = valueAt(site?.data, ['url']);
  if (typeof url === 'string') return url;
  throwIfFaulty(content.faults.filter(({ file }) => file === SITE));
  throw new Error(`${SITE} has no url.`);
}

const idsIn = (html: string) => [...html.matchAll(/ id="?([^"\s>]+)/g)].map(([, id = '']) => id);

function throwIfFaulty(faults: readonly Diagnostic[]): void {
  if (faults.length === 0) return;
  const lines = faults.map((fault) => `  ${formatDiagnostic(fault)}`);
  const error = new Error(['The content has faults, so nothing was built.', ...lines].join('\n'));
  // A stack trace would bury the list of faults.
  error.stack = error.message;
  throw error;
}
