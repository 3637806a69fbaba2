// @ts-check
import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, envField, logHandlers } from 'astro/config';
import { rethrowWithoutStack } from './scripts/dev/processes.ts';
import { validatedEnv } from './scripts/build/public-ids.ts';
import { contentAdmin } from './scripts/build/admin.ts';
import { contentCheck, siteUrl } from './scripts/build/content-check.ts';
import { contentSecurityPolicy } from './scripts/build/csp.ts';
import { hostFiles } from './scripts/build/host-files.ts';
import { serviceWorker } from './scripts/build/service-worker.ts';
import { lastChange, postDates } from './scripts/content/post-dates.ts';
import { today } from './src/providers/clock.ts';
import { sourcesByUse } from './src/providers/origins.ts';
import { readPublicIds } from './src/providers/public-ids.ts';

const site = siteUrl(import.meta.dirname);
// The third parties' public ids; without them the sandbox plays every one of them.
const ids = validatedEnv();
const changed = postDates(import.meta.dirname, rethrowWithoutStack(today));

const hydrate = fileURLToPath(new URL('src/islands/hydrate.ts', import.meta.url));
/** @param {string} id @param {string} [importer] */
const ourHydrate = (id, importer) =>
  id === '@astrojs/react/client.js' && importer !== hydrate ? hydrate : undefined;

/** @type {import('astro').AstroIntegration} */
const interactionDirective = {
  name: 'interaction-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/scripts/interaction.ts' });
      updateConfig({
        vite: { plugins: [{ name: 'hydrate', enforce: 'pre', resolveId: ourHydrate }] },
      });
    },
  },
};

export default defineConfig({
  site,
  trailingSlash: 'never',
  // `about.html`, which hosts serve at `/about` without a redirect. The redirects are the host's own
  // (host-files.ts). Four pages at once: each waits for its share card, which other threads draw.
  build: { concurrency: 4, format: 'file', inlineStylesheets: 'always', redirects: false },
  // The default drops the space between inline elements on separate lines.
  compressHTML: true,
  prerenderConflictBehavior: 'error',
  // Writes what the fields of .md and .mdx files may hold where editors look for it (.vscode/).
  experimental: { contentIntellisense: true },
  logger: logHandlers.node({ level: process.env['BUILD_LOG'] === 'quiet' ? 'warn' : 'info' }),
  // Outside node_modules, so that a fresh install keeps the encoded pictures.
  cacheDir: './.cache/astro',
  env: {
    // `validatedEnv` has checked their shapes, which Astro can't. Only pages read them.
    schema: Object.fromEntries(
      Object.entries(readPublicIds({})).map(([name, value]) => [
        name,
        envField.string({ context: 'server', access: 'public', default: value }),
      ]),
    ),
  },
  integrations: [
    contentCheck(),
    mdx(),
    react(),
    sitemap({
      filter: (page) => !/\/(404|offline|fragments\/.+|adventure-cats\/thanks)$/.test(page),
      serialize: (item) => {
        const day = lastChange(changed, new URL(item.url).pathname);
        return day ? { ...item, lastmod: day } : item;
      },
    }),
    interactionDirective,
    // After all that writes into pages.
    contentSecurityPolicy(sourcesByUse(ids)),
    serviceWorker(),
    contentAdmin(),
    // After all files, which no redirect may hide.
    hostFiles(site, ids),
  ],
  markdown: { syntaxHighlight: false },
  image: {
    responsiveStyles: false,
    service: { entrypoint: './scripts/build/image-service.ts' },
  },
  vite: {
    build: {
      // Astro marks each post with a directive that the bundler warns about.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
      // Browsers of the last four years: nested rules are written out.
      cssTarget: ['chrome107', 'firefox106', 'safari16'],
      // Small scripts stand in the page; fonts stay files.
      assetsInlineLimit: (file) => (/\.(js|ts|mjs)$/.test(file) ? undefined : false),
    },
  },
});
