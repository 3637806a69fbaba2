import type { ClientDirective } from 'astro';

/**
 * Hydrates an island when it comes within `client:near` of the viewport (a CSS length, `100px`).
 * The island's box is watched, not its children, so an island that draws nothing yet still counts.
 */
const near: ClientDirective = (load, { value }, island) => {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      load()
        .then((hydrate) => hydrate())
        .catch((error: unknown) => {
          console.error('An island could not be loaded; its plain HTML stands in.', error);
        });
    },
    { rootMargin: String(value || '0px') },
  );
  // `astro-island` is `display: contents`, which has no box: its first element stands for it.
  watcher.observe(island.firstElementChild ?? island);
};

export default near;
