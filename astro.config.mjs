// @ts-check
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, logHandlers } from 'astro/config';
import { plainly } from './scripts/dev/processes.ts';
import { soundIds } from './scripts/dev/public-ids.ts';
import { contentCheck, siteUrl } from './scripts/integrations/content-check.ts';
import { contentSecurityPolicy } from './scripts/integrations/csp.ts';
import { islands } from './scripts/integrations/islands.ts';
import { contentToolbar } from './scripts/integrations/content-toolbar/content-toolbar.ts';
import { contentEditor } from './scripts/integrations/editor.ts';
import { hostFiles } from './scripts/integrations/host-files.ts';
import { quietLog } from './scripts/integrations/quiet-log.ts';
import { providerSettingsModule } from './scripts/integrations/provider-settings.ts';
import { lastChange, postDates } from './scripts/content/post-dates.ts';
import { unusedPicturesOut } from './scripts/integrations/unused-pictures.ts';
import { today } from './src/providers/clock.ts';
import { cspSources } from './src/providers/origins.ts';

const site = siteUrl(import.meta.dirname);
// The third parties' public ids; without them the sandbox plays every one of them.
const ids = soundIds();
const changed = postDates(import.meta.dirname, plainly(today));

export default defineConfig({
  site,
  trailingSlash: 'never',
  // `about.html`, which hosts serve at `/about` without a redirect.
  build: { format: 'file', inlineStylesheets: 'always', redirects: false },
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
      filter: (page) => !/\/(404|fragments\/.+|adventure-cats\/thanks)$/.test(page),
      serialize: (item) => {
        const day = lastChange(changed, new URL(item.url).pathname);
        return day ? { ...item, lastmod: day } : item;
      },
    }),
    quietLog(),
    islands(),
    providerSettingsModule(ids),
    contentSecurityPolicy(cspSources(ids)),
    // After all that writes into pages, and before the host's files, which no file may stand behind.
    unusedPicturesOut(),
    hostFiles(site),
  ],
  markdown: { syntaxHighlight: false },
  image: {
    responsiveStyles: false,
    // Effort 1 takes a tenth of the default's time and 4 % more bytes (measured on the front page's
    // print, 720 px wide: 27.2 kB in 0.3 s against 26.0 kB in 3 s).
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 1 } } },
  },
  vite: {
    build: {
      // A page runs no external script before a visitor asks for something; fonts stay files.
      assetsInlineLimit: (file) => (/\.(js|ts|mjs)$/.test(file) ? undefined : false),
    },
  },
});
