import type { AstroIntegration } from 'astro';

/** Warnings that are always there and never about this site, so that one that is new is seen. */
const STANDING = [
  // CSS that Chromium knows and the minifier does not yet; it is left as it stands.
  /'target-current' is not recognized as a valid pseudo-class/,
];

/** Keeps a build's log to what a person can do something about. */
export function quietLog(): AstroIntegration {
  return {
    name: 'quiet-log',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            // Astro marks each post with a directive of its own, of which the bundler warns.
            build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
            plugins: [
              {
                name: 'standing-warnings',
                configResolved({ logger }) {
                  const warn = logger.warn.bind(logger);
                  logger.warn = (message, options) => {
                    if (!STANDING.some((standing) => standing.test(message)))
                      warn(message, options);
                  };
                },
              },
            ],
          },
        });
      },
    },
  };
}
