import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { setDraftMode } from '../../src/providers/draft-mode.ts';
import { readBuiltPages } from '../checks/built-pages.ts';
import { checkContent, readContent } from '../content/check/check-content.ts';
import { type Diagnostic, formatDiagnostic } from '../content/check/diagnostic.ts';
import { checkAnchors } from '../content/check/links.ts';
import { refreshWhole } from './whole-refresh.ts';

const SITE = 'content/site.json';

const STORE = '.astro/data-store.json';

/** Milliseconds. For one second after writing its data store, Astro ignores changes to it. */
const RELOAD_MS = 1100;

/**
 * Checks `content/` before a build. Faults stop the build before `dist` changes, except links to missing
 * anchors, which are found after the pages are built. The dev server reports faults and keeps running. Only
 * it shows drafts and future posts.
 */
export function contentCheck(): AstroIntegration {
  let root = '';

  function report(logger: AstroIntegrationLogger): readonly Diagnostic[] {
    const faults = checkContent({ root });
    for (const fault of faults) logger.error(formatDiagnostic(fault));
    return faults;
  }

  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ config, command, logger }) => {
        root = fileURLToPath(config.root);
        // "sync" generates types, for drafts too. It builds no pages.
        setDraftMode(command === 'dev' || command === 'sync');
        if (command === 'build') throwIfFaulty(checkContent({ root }));
        else report(logger);
      },
      'astro:server:setup': ({ server, logger, refreshContent }) => {
        const folder = join(root, 'content') + sep;
        const changed = new Set<string>();
        let timer: NodeJS.Timeout | undefined;
        let reload: NodeJS.Timeout | undefined;

        async function recheck(): Promise<void> {
          const paths = [...changed];
          changed.clear();
          // All other files use the values in site.json.
          const isSiteValid = report(logger).every(({ file }) => file !== SITE);
          if (!isSiteValid || !paths.includes(join(root, SITE))) return;
          if (!refreshContent) return;
          if (!(await refreshWhole(() => refreshContent({})))) {
            logger.error(
              `${SITE} has changed, but could not be shown: end this program and start it again.`,
            );
          }
          // Pages requested while Astro writes its data store may keep the old data. A second change event
          // makes Astro reload the store.
          clearTimeout(reload);
          reload = setTimeout(() => server.watcher.emit('change', join(root, STORE)), RELOAD_MS);
        }

        server.watcher.on('all', (_event, path) => {
          if (!path.startsWith(folder)) return;
          changed.add(path);
          // Debounce, so that "save all" in an editor triggers one check.
          clearTimeout(timer);
          timer = setTimeout(() => {
            recheck().catch((error: unknown) => logger.error(String(error)));
          }, 100);
        });
        server.httpServer?.once('close', () => {
          clearTimeout(timer);
          clearTimeout(reload);
        });
      },
      'astro:build:done': ({ dir }) => {
        const pages = readBuiltPages(fileURLToPath(dir));
        const ids = new Map(pages.map(({ path, html }) => [path, idsIn(html)]));
        throwIfFaulty(checkAnchors(readContent({ root }).entries, ids));
      },
    },
  };
}

/** The site's public URL, which Astro needs before any integration runs. */
export function siteUrl(root: string): string {
  try {
    // If `url` is missing, the content check stops the build before it is used.
    return (JSON.parse(readFileSync(join(root, SITE), 'utf8')) as { url: string }).url;
  } catch (error) {
    throwIfFaulty(checkContent({ root }).filter(({ file }) => file === SITE));
    throw error;
  }
}

const idsIn = (html: string) => [...html.matchAll(/ id="?([^"\s>]+)/g)].map(([, id = '']) => id);

export function throwIfFaulty(faults: readonly Diagnostic[]): void {
  if (faults.length === 0) return;
  const lines = faults.map((fault) => `  ${formatDiagnostic(fault)}`);
  const error = new Error(['The content has faults, so nothing was built.', ...lines].join('\n'));
  // A stack trace would bury the list of faults.
  error.stack = error.message;
  throw error;
}
