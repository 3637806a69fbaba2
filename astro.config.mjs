// @ts-check
import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, envField, logHandlers } from 'astro/config';
import { validatedEnv } from './scripts/build/public-ids.ts';
import { contentAdmin } from './scripts/build/admin.ts';
import { contentCheck, siteUrl } from './scripts/build/content-check.ts';
import { contentSecurityPolicy } from './scripts/build/csp.ts';
import { hostFiles } from './scripts/build/host-files.ts';
import { serviceWorker } from './scripts/build/service-worker.ts';
import { readContent } from './scripts/content/check/read/content.ts';
import { lastChange, postDates } from './scripts/content/post-dates.ts';
import { today } from './src/providers/clock.ts';
import { sourcesByUse } from './src/providers/origins.ts';
import { readPublicIds } from './src/providers/settings.ts';

const content = readContent({ root: import.meta.dirname });
const site = siteUrl(content);
// Third-party services whose ids are unset are mocked by the sandbox.
const ids = validatedEnv();
const postChanges = postDates(content, today());

const hydrate = fileURLToPath(new URL('src/islands/hydrate.ts', import.meta.url));
/** @param {string} id @param {string} [importer] */
const resolveHydrate = (id, importer) =>
  id === '@astrojs/react/client.js' && importer !== hydrate ? hydrate : undefined;

/** @type {import('astro').AstroIntegration} */
const interactionDirective = {
  name: 'interaction-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction.ts' });
      updateConfig({
        vite: { plugins: [{ name: 'hydrate', enforce: 'pre', resolveId: resolveHydrate }] },
      });
    },
  },
};

/** @type {import('astro').AstroIntegration} */
const vocabulary = {
  name: 'vocabulary',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      const entrypoint = './src/pages/_vocabulary.astro';
      if (command === 'dev') injectRoute({ pattern: '/vocabulary', entrypoint });
    },
  },
};

export default defineConfig({
  site,
  trailingSlash: 'never',
  // "file" builds `about.html`, which hosts serve at `/about` without a redirect. host-files.ts writes the
  // redirects.
  build: { format: 'file', inlineStylesheets: 'always', redirects: false },
  // The default removes whitespace between inline elements on separate lines.
  compressHTML: true,
  prerenderConflictBehavior: 'error',
  // Generates the frontmatter schemas that .vscode/ points to.
  experimental: { contentIntellisense: true },
  logger: logHandlers.node({ level: process.env['BUILD_LOG'] === 'quiet' ? 'warn' : 'info' }),
  // Outside node_modules, so that a fresh install keeps the encoded images.
  cacheDir: './.cache/astro',
  env: {
    // `validatedEnv` has checked the formats, which Astro can't. Only pages (server code) read them.
    schema: Object.fromEntries(
      Object.entries(readPublicIds({})).map(([name, value]) => [
        name,
        envField.string({ context: 'server', access: 'public', default: value }),
      ]),
    ),
  },
  integrations: [
    contentCheck(content),
    mdx(),
    react(),
    sitemap({
      filter: (page) =>
        !/\/(404|offline|fragments\/.+|adventure-cats\/thanks)$/.test(page) &&
        // A category without posts.
        (!page.includes('/blog/category/') ||
          lastChange(postChanges, new URL(page).pathname) !== undefined),
      serialize: (item) => {
        const day = lastChange(postChanges, new URL(item.url).pathname);
        return day ? { ...item, lastmod: day } : item;
      },
    }),
    interactionDirective,
    vocabulary,
    // Must come after everything that changes the HTML.
    contentSecurityPolicy(sourcesByUse(ids)),
    serviceWorker(),
    contentAdmin(),
    hostFiles(site, ids, content),
  ],
  markdown: { syntaxHighlight: false },
  image: {
    responsiveStyles: false,
    // AVIF: a seventh smaller than with effort 1; 5 takes five times as long.
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } },
  },
  vite: {
    build: {
      // Suppresses a warning about the directive that Astro adds to each post.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
      // Browsers of the last four years, so CSS nesting is compiled away.
      cssTarget: ['chrome107', 'firefox106', 'safari16', 'ios16'],
    },
  },
});
