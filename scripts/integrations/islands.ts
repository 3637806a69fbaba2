import { glob, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';

/** The files that a built script imports, by its own name: `_astro/Lightbox.abc.js`. */
type Imports = ReadonlyMap<string, readonly string[]>;

const INLINE = /<script(?![^>]*\s(?:src|type="?application)\b)([^>]*)>([\s\S]+?)<\/script>/g;
const ISLAND_SCRIPT = /\s(?:component|renderer)-url="\/([^"]+)"/g;

/** All that must be at hand for a page's islands: their scripts and what those import, once each. */
export function scriptsOf(html: string, imports: Imports): string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of imports.get(file) ?? []) add(next);
  };
  for (const [, file] of html.matchAll(ISLAND_SCRIPT)) if (file) add(file);
  return [...found].sort();
}

/**
 * Makes the islands cheap to carry and quick to start:
 *
 * - `client:interaction` (src/scripts/interaction.ts) is registered beside Astro's own directives;
 * - a page's inline scripts are minified. Astro's island element is delivered in a form for browsers
 *   that have no private methods of classes; compiled for today's, it takes 300 bytes less of each page;
 * - each page names all scripts that its islands need in a `<template id="warm-up">`, which does
 *   nothing until `src/scripts/warm-up.js` moves it into the head. Otherwise a browser would learn of
 *   React only after an island's own script had arrived.
 */
export function islands(): AstroIntegration {
  const imports = new Map<string, readonly string[]>();
  const minified = new Map<string, string>();

  function minify(script: string): string {
    let result = minified.get(script);
    if (result === undefined) {
      result = minifySync('inline.js', script, {
        compress: { target: 'es2022' },
        mangle: { toplevel: true },
      }).code.trim();
      minified.set(script, result);
    }
    return result;
  }

  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/scripts/interaction.ts' });
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'island-imports',
                apply: 'build',
                generateBundle(_, bundle) {
                  if (this.environment.name !== 'client') return;
                  for (const file of Object.values(bundle)) {
                    if (file.type === 'chunk') imports.set(file.fileName, file.imports);
                  }
                },
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const { prebuilt, current } = await islandElement();
        for await (const name of glob('**/*.html', { cwd: root })) {
          const file = `${root}${name}`;
          const html = (await readFile(file, 'utf8')).replace(prebuilt, () => current);
          const links = scriptsOf(html, imports).map(
            (script) => `<link rel="modulepreload" href="/${script}">`,
          );
          const template = `<template id="warm-up">${links.join('')}</template></body>`;
          await writeFile(
            file,
            html
              .replace(INLINE, (_, attributes: string, script: string) => {
                return `<script${attributes}>${minify(script)}</script>`;
              })
              .replace('</body>', () => template),
          );
        }
        logger.info(`${minified.size} inline scripts minified`);
      },
    },
  };
}

/** Astro's island element as pages hold it, and the same source as it stands in the package. */
async function islandElement(): Promise<{ prebuilt: string; current: string }> {
  const { resolve } = createRequire(import.meta.url);
  const read = (name: string) => readFile(resolve(`astro/runtime/server/${name}`), 'utf8');
  const module = await read('astro-island.prebuilt.js');
  const prebuilt = /`([\s\S]+)`;/.exec(module)?.[1]?.replaceAll(/\\([`$\\])/g, '$1');
  if (!prebuilt) throw new Error('Astro keeps its island element elsewhere now: see islands.ts.');
  const source = await read('astro-island.js');
  return {
    prebuilt,
    current: `{${source.replaceAll('process.env.NODE_ENV', '"production"')}}`,
  };
}
