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

/** For a second Astro ignores changes of its data store, as its own; in milliseconds. */
const ECHO_MS = 1100;

/**
 * Checks `content/` before a build: faults stop it before `dist` is touched. Links to missing anchors stop it
 * at the end, when the pages are built. The dev server reports faults and keeps running; it alone shows
 * drafts and future posts.
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
        // "sync" builds no pages; it generates types, for drafts too.
        setDraftMode(command === 'dev' || command === 'sync');
        if (command === 'build') stopAt(checkContent({ root }));
        else report(logger);
      },
      'astro:server:setup': ({ server, logger, refreshContent }) => {
        const folder = join(root, 'content') + sep;
        const changed = new Set<string>();
        let timer: NodeJS.Timeout | undefined;
        let echo: NodeJS.Timeout | undefined;

        async function checkAgain(): Promise<void> {
          const paths = [...changed];
          changed.clear();
          // All other files use its facts.
          const isSiteSound = report(logger).every(({ file }) => file !== SITE);
          if (!isSiteSound || !paths.includes(join(root, SITE))) return;
          if (!refreshContent) return;
          if (!(await refreshWhole(() => refreshContent({})))) {
            logger.error(
              `${SITE} has changed, but could not be shown: end this program and start it again.`,
            );
          }
          // A page requested while Astro writes its data store may keep the old data. Another change event
          // makes it read the store again.
          clearTimeout(echo);
          echo = setTimeout(() => server.watcher.emit('change', join(root, STORE)), ECHO_MS);
        }

        server.watcher.on('all', (_event, path) => {
          if (!path.startsWith(folder)) return;
          changed.add(path);
          // An editor's "save all" is one change.
          clearTimeout(timer);
          timer = setTimeout(() => {
            checkAgain().catch((error: unknown) => logger.error(String(error)));
          }, 100);
        });
        server.httpServer?.once('close', () => {
          clearTimeout(timer);
          clearTimeout(echo);
        });
      },
      'astro:build:done': ({ dir }) => {
        const pages = readBuiltPages(fileURLToPath(dir));
        const ids = new Map(pages.map(({ path, html }) => [path, idsIn(html)]));
        stopAt(checkAnchors(readContent({ root }).entries, ids));
      },
    },
  };
}

/** The site's public address, which Astro has to know before any integration runs. */
export function siteUrl(root: string): string {
  try {
    // A file without an address has a fault, which stops the build before the address is used.
    return (JSON.parse(readFileSync(join(root, SITE), 'utf8')) as { url: string }).url;
  } catch (error) {
    stopAt(checkContent({ root }).filter(({ file }) => file === SITE));
    throw error;
  }
}

const idsIn = (html: string) => [...html.matchAll(/ id="?([^"\s>]+)/g)].map(([, id = '']) => id);

export function stopAt(faults: readonly Diagnostic[]): void {
  if (faults.length === 0) return;
  const lines = faults.map((fault) => `  ${formatDiagnostic(fault)}`);
  const error = new Error(['The content has faults, so nothing was built.', ...lines].join('\n'));
  // The way through our own code would bury the lines above.
  error.stack = error.message;
  throw error;
}
