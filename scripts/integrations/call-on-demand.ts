import type { AstroIntegration } from 'astro';

/** `client:called` and `client:near`: an island's React comes at the first sign of use, not before. */
export function callOnDemand(): AstroIntegration {
  return {
    name: 'call-on-demand',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'called', entrypoint: './src/elements/called.ts' });
        addClientDirective({ name: 'near', entrypoint: './src/elements/near.ts' });
      },
    },
  };
}
