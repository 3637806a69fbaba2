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
 * - a page's inline scripts are minified, and Astro's island element gives its place to our own
 *   (src/scripts/island-element.js), which is a third of it;
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
        // Not `toplevel`: the scripts share one scope, where two must not choose the same short name.
        mangle: true,
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
        const theirs = await astroElement();
        const ours = await readFile(
          new URL('../../src/scripts/island-element.js', import.meta.url),
          'utf8',
        );
        for await (const name of glob('**/*.html', { cwd: root })) {
          const file = `${root}${name}`;
          const built = await readFile(file, 'utf8');
          for (const island of built.match(/<astro-island\b[^>]*>/g) ?? []) {
            const need = unsupported(island);
            if (need)
              throw new Error(
                `${name}: an island has ${need}, which src/scripts/island-element.js does not know.`,
              );
          }
          const html = built.replace(theirs, () => ours);
          if (html.includes('<astro-island') && html === built) {
            throw new Error(
              `${name} does not hold Astro's island element as it was known: see islands.ts.`,
            );
          }
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

/** What an island's tag asks for beyond our element: nothing, or a name for it. */
export function unsupported(tag: string): string | undefined {
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  const name = attribute('component-export');
  if (name !== undefined && name !== 'default') return `the export "${name}"`;
  if (attribute('before-hydration-url')) return 'a script to run before it';
  // Astro writes each value as [type, value]; 0 is JSON's own, 1 a list (astro/runtime/server/serialize.js).
  const rare = /\[([2-9]|1\d),/.exec(
    (attribute('props') ?? '').replaceAll('&quot;', '"').replaceAll(/"(?:[^"\\]|\\.)*"/g, '""'),
  );
  return rare ? `a prop of Astro's type ${rare[1]}` : undefined;
}

/** Astro's island element as pages hold it. */
async function astroElement(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const module = await readFile(resolve('astro/runtime/server/astro-island.prebuilt.js'), 'utf8');
  const element = /`([\s\S]+)`;/.exec(module)?.[1]?.replaceAll(/\\([`$\\])/g, '$1');
  if (!element) throw new Error('Astro keeps its island element elsewhere now: see islands.ts.');
  return element;
}
