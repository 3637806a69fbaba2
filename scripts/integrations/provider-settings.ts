import type { AstroIntegration } from 'astro';
import { providerSettings } from '../../src/providers/settings.ts';
import type { Values } from '../../src/providers/variables.ts';

const NAME = 'virtual:provider-settings';

/**
 * Offers the services' settings as a module, one export a service. The ids are read and judged here,
 * so what a browser gets is the outcome alone: with all ids set, no word of the sandbox.
 *
 * @param values the public ids as configured.
 * @throws Error when an id has a value that cannot be used, naming it.
 */
export function providerSettingsModule(values: Values): AstroIntegration {
  const code = Object.entries(providerSettings(values))
    .map(([service, settings]) => `export const ${service} = ${JSON.stringify(settings)};`)
    .join('\n');
  return {
    name: 'provider-settings',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'provider-settings',
                resolveId: (source) => (source === NAME ? `\0${NAME}` : undefined),
                load: (id) => (id === `\0${NAME}` ? code : undefined),
              },
            ],
          },
        });
      },
    },
  };
}
