// @ts-check
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, logHandlers } from 'astro/config';
import { plainly } from './scripts/dev/processes.ts';
import { soundIds } from './scripts/dev/public-ids.ts';
import { contentCheck, siteUrl } from './scripts/integrations/content-check.ts';
import { contentSecurityPolicy } from './scripts/integrations/csp.ts';
import { shortenMarkup } from './scripts/integrations/short-markup.ts';
import { finishedPages } from './scripts/integrations/finished-pages.ts';
import { layScripts } from './scripts/integrations/page-scripts.ts';
import { pictureFiles, unusedPicturesOut } from './scripts/integrations/picture-files.ts';
import { islands } from './scripts/integrations/islands.ts';
import { contentToolbar } from './scripts/integrations/content-toolbar/content-toolbar.ts';
import { contentEditor } from './scripts/integrations/editor.ts';
import { hostFiles } from './scripts/integrations/host-files.ts';
import { inlineDrawings } from './scripts/integrations/first-view/inline-drawings.ts';
import { layFirstView } from './scripts/integrations/first-view/first-view.ts';
import { noteScopes } from './scripts/integrations/first-view/short-scopes.ts';
import { serviceWorker } from './scripts/integrations/service-worker.ts';
import { layRules } from './scripts/integrations/speculation-rules.ts';
import { quietLog } from './scripts/integrations/quiet-log.ts';
import { providerSettingsModule } from './scripts/integrations/provider-settings.ts';
import { lastChange, postDates } from './scripts/content/post-dates.ts';
import { today } from './src/providers/clock.ts';
import { sourcesByUse } from './src/providers/origins.ts';

const site = siteUrl(import.meta.dirname);
// The third parties' public ids; without them the sandbox plays every one of them.
const ids = soundIds();
const interactive = islands();
const changed = postDates(import.meta.dirname, plainly(today));

export default defineConfig({
  site,
  trailingSlash: 'never',
  // `about.html`, which hosts serve at `/about` without a redirect.
  // Several at once: a page waits for its share card, which other threads draw.
  build: { concurrency: 4, format: 'file', inlineStylesheets: 'always', redirects: false },
  // The default drops the space between inline elements on separate lines.
  compressHTML: true,
  prerenderConflictBehavior: 'error',
  devToolbar: { enabled: true },
  // Writes what the fields of .md and .mdx files may hold where editors look for it (.vscode/).
  experimental: { contentIntellisense: true },
  // `npm run build` says what went wrong and, at the end, what came out; `astro build`, each file.
  logger: logHandlers.node({ level: process.env['BUILD_LOG'] === 'quiet' ? 'warn' : 'info' }),
  // Beside the sources, not in node_modules, so that a fresh install keeps the printed pictures.
  cacheDir: './.cache/astro',
  integrations: [
    contentCheck(),
    contentToolbar(),
    contentEditor(),
    mdx(),
    react(),
    // Pages that are nobody's landing place: reached by accident, or by another page.
    sitemap({
      filter: (page) => !/\/(404|offline|fragments\/.+|adventure-cats\/thanks)$/.test(page),
      serialize: (item) => {
        const day = lastChange(changed, new URL(item.url).pathname);
        return day ? { ...item, lastmod: day } : item;
      },
    }),
    quietLog(),
    interactive.integration,
    providerSettingsModule(ids),
    // It renames pictures in all that names them, before any hash is made of it.
    pictureFiles(),
    // The policy last: it holds the hashes of what the others have written.
    finishedPages([
      interactive.finish,
      layFirstView,
      layScripts,
      layRules,
      shortenMarkup,
      inlineDrawings,
      contentSecurityPolicy(sourcesByUse(ids)),
    ]),
    // After all that writes into pages.
    unusedPicturesOut(),
    // After all files, none of which a row of its table may stand in front of.
    serviceWorker(),
    hostFiles(site, ids),
  ],
  markdown: { syntaxHighlight: false },
  image: {
    responsiveStyles: false,
    service: {
      // From the project's folder: a file's name follows from it, and must be the same on every machine.
      entrypoint: './scripts/integrations/image-service.ts',
    },
  },
  vite: {
    plugins: [noteScopes],
    // Six letters of a hash tell one name's files apart; every page names some by it.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Chrome compiles all of a script at once, beside the page, and not each function in the page's own
              // time when it is first called: React starts in a third of the time, and answers its first touch
              // sooner. To other browsers it is a comment.
              postBanner: '//# allFunctionsCalledOnLoad',
              entryFileNames: '_astro/[name].[hash:6].js',
              chunkFileNames: '_astro/[name].[hash:6].js',
              // What every island runs on is one file, not seven: each is a request, and work for a slow phone.
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /node_modules\/(@?nanostores|react|react-dom|scheduler)\//,
                  },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      // A page runs no external script before a visitor asks for something; fonts stay files.
      assetsInlineLimit: (file) => (/\.(js|ts|mjs)$/.test(file) ? undefined : false),
    },
  },
});
