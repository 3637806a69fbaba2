import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';
import { classNames } from './class-names.ts';
import type { Pass } from './finished-pages.ts';
import { takeProps, unsupported } from './island-props.ts';
import { registration } from './service-worker.ts';
import { writeHashed } from './write-hashed.ts';

/** The files that a built script imports, by its own name: `_astro/Lightbox.abc.js`. */
type Imports = ReadonlyMap<string, readonly string[]>;

const OUR_ELEMENT = new URL('../../src/scripts/island-element.js', import.meta.url);
const SLOTS = new URL('../../src/scripts/island-slots.js', import.meta.url);
const YEAR = new URL('../../src/scripts/year.js', import.meta.url);
const QUICK_ANSWERS = new URL('../../src/scripts/quick-answers.js', import.meta.url);
const PAGE_SWAP = new URL('../../src/scripts/page-swap.js', import.meta.url);
/** What Astro's directives tell Astro's element, which may run before them; ours runs after. */
const IS_REGISTERED = /;?window\.dispatchEvent\(new Event\(["'`]astro:\w+["'`]\)\)/g;
const ISLAND_SCRIPT = /\s(?:component|renderer)-url="\/([^"]+)"/g;

/**
 * Has the browser fetch scripts without running them, and runs the one that starts the service worker;
 * neither for a visitor who saves data.
 */
function prepare(scripts: readonly string[], register: string | undefined): string {
  const start = register ? `import(${JSON.stringify(register)}).catch(()=>{});` : '';
  return (
    `if(!navigator.connection?.saveData){for(const href of ${JSON.stringify(scripts)})` +
    `document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));${start}}`
  );
}

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
 * - `client:interaction` and `client:near` (src/scripts) are registered beside Astro's own directives;
 * - Astro's island element gives its place to our own (src/scripts/island-element.js), which is a
 *   third of it;
 * - what the islands of a page are given stands in a script of its own instead of in their tags: it is
 *   needed when one of them starts. That script also reads what their slots hold
 *   (src/scripts/island-slots.js), and asks for all others that the islands need, and for the service
 *   worker's, once `src/scripts/warm-up.js` imports it. Otherwise a browser would learn of
 *   React only after an island's own script had arrived. It puts the footer's year right as well, and
 *   has presses answered sooner (src/scripts/quick-answers.js), and a page left while its title passes on kept
 *   without an error (src/scripts/page-swap.js).
 */
export function islands(): { integration: AstroIntegration; finish: Pass } {
  const imports = new Map<string, readonly string[]>();

  let sources: Promise<[string, string, string, string, string, string]> | undefined;
  let starting: ReturnType<typeof registration> | undefined;

  const finish: Pass = async (built, { name, folder }) => {
    sources ??= Promise.all([
      astroElement(),
      readFile(OUR_ELEMENT, 'utf8'),
      minifiedModule(SLOTS),
      minifiedModule(YEAR),
      minifiedModule(QUICK_ANSWERS),
      minifiedModule(PAGE_SWAP),
    ]);
    const [theirs, ours, slots, year, quickAnswers, pageSwap] = await sources;
    for (const island of built.match(/<astro-island\b[^>]*>/g) ?? []) {
      const need = unsupported(island);
      if (need)
        throw new Error(
          `${name}: an island has ${need}, which src/scripts/island-element.js does not know.`,
        );
    }
    const withOurs = built.replace(theirs, () => ours).replaceAll(IS_REGISTERED, '');
    if (withOurs.includes('<astro-island') && !withOurs.includes(ours)) {
      throw new Error(
        `${name} does not hold Astro's island element as it was known: see islands.ts.`,
      );
    }
    return takeProps(withOurs, async (exported) => {
      const hrefs = scriptsOf(withOurs, imports).map((script) => `/${script}`);
      starting ??= registration(folder);
      const register = await starting;
      return writeHashed(
        folder,
        'islands',
        'js',
        prepare(hrefs, register) + year + quickAnswers + pageSwap + slots + exported,
      );
    });
  };

  const integration: AstroIntegration = {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, config, updateConfig, command }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/scripts/interaction.ts' });
        addClientDirective({ name: 'near', entrypoint: './src/scripts/near.ts' });
        updateConfig({
          vite: {
            // Names to read them by are for `astro dev`.
            css: {
              modules: {
                generateScopedName:
                  command === 'build'
                    ? classNames(fileURLToPath(config.root))
                    : '[local]_[hash:base64:4]',
              },
            },
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
    },
  };
  return { integration, finish };
}

async function minifiedModule(file: URL): Promise<string> {
  const source = await readFile(file, 'utf8');
  return minifySync(file.pathname, source, { module: true, mangle: true }).code.trim();
}

/** Astro's island element as pages hold it. */
async function astroElement(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const module = await readFile(resolve('astro/runtime/server/astro-island.prebuilt.js'), 'utf8');
  const element = /`([\s\S]+)`;/.exec(module)?.[1]?.replaceAll(/\\([`$\\])/g, '$1');
  if (!element) throw new Error('Astro keeps its island element elsewhere now: see islands.ts.');
  return element;
}
