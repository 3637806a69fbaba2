import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pageNotes } from './page-notes.ts';

/** The app's name, and that of its two messages: the page asks, the server answers. */
const DESK = 'content-toolbar';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"><path d="M4 20l1-5L16 4l4 4L9 19z"/><path d="M14 6l4 4"/></svg>';

/**
 * A button in the toolbar of `npm run dev`: the file behind the page that is open, whether visitors
 * may see it, and what is wrong with it. Astro has its toolbar while developing only, and a build is
 * not even told of the app.
 */
export function contentToolbar(): AstroIntegration {
  let root = '';
  return {
    name: DESK,
    hooks: {
      'astro:config:setup': ({ config, command, addDevToolbarApp }) => {
        root = fileURLToPath(config.root);
        if (command !== 'dev') return;
        addDevToolbarApp({
          id: DESK,
          name: 'Content',
          icon: ICON,
          entrypoint: fileURLToPath(new URL('./app.ts', import.meta.url)),
        });
      },
      'astro:server:setup': ({ toolbar, logger }) => {
        toolbar.on<{ path: string }>(`${DESK}:ask`, ({ path }) => {
          pageNotes(path, { root })
            .then((notes) => toolbar.send(`${DESK}:notes`, { path, notes }))
            .catch((error: unknown) => {
              logger.error(String(error));
              toolbar.send(`${DESK}:notes`, { path, failed: String(error) });
            });
        });
      },
    },
  };
}
