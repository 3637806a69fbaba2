import type { AstroIntegration } from 'astro';

/** What a page's own script may have a copy of: nothing in there is shared with an island. */
const COPIED = /\/src\/(domain|elements|providers)\/[^?]+\.ts$/;

/** Which component's script a module belongs to: the script itself, or a copy made for it. */
function ownerOf(importer: string): string | undefined {
  const [, script] = /([\w-]+)\.astro\?astro&type=script/.exec(importer) ?? [];
  const [, copy] = /\?copy=([\w-]+)$/.exec(importer) ?? [];
  return script ?? copy;
}

/**
 * Gives each component's `<script>` its own copy of the rules and services it imports.
 *
 * Astro writes a script into the page only where it shares no module with another; one shared
 * function would make it a file to wait for, before any visitor has asked for something. A copy is
 * a few hundred bytes and comes with the page.
 */
export function ownCopies(): AstroIntegration {
  return {
    name: 'own-copies',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'own-copies',
                enforce: 'pre',
                apply: 'build',
                async resolveId(source, importer, options) {
                  const owner = importer && ownerOf(importer);
                  if (!owner) return null;
                  const plain = importer.replace(/\?copy=.*$/, '');
                  const found = await this.resolve(source, plain, { ...options, skipSelf: true });
                  if (!found || found.external || !COPIED.test(found.id)) return found;
                  return { ...found, id: `${found.id}?copy=${owner}` };
                },
              },
            ],
          },
        });
      },
    },
  };
}
