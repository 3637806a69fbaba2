// Starts the page's islands: what Astro's own `astro-island` does for islands that are not nested, have
// a default export and props of plain JSON, in a third of its bytes (1560 as gzip leaves them, on every
// page). It takes the place of Astro's in a build, and the build refuses an island that needs more
// (scripts/integrations/islands.ts).
customElements.define(
  'astro-island',
  class extends HTMLElement {
    connectedCallback() {
      if (document.readyState === 'loading')
        addEventListener('DOMContentLoaded', () => this.start(), { once: true });
      else this.start();
    }
    start() {
      const get = (name) => this.getAttribute(name);
      // A failed import is kept as failed: only another address is asked for anew.
      const load = (url) =>
        import(url)
          .catch(() => new Promise((resolve) => setTimeout(resolve, 1000)))
          .then((module) => module || import(`${url}?astro-retry=${Date.now()}`));
      const revive = ([isArray, value]) =>
        isArray ? value.map(revive) : value && typeof value === 'object' ? reviveAll(value) : value;
      const reviveAll = (object) =>
        Object.fromEntries(Object.entries(object).map(([key, value]) => [key, revive(value)]));

      Astro[get('client')](
        async () => {
          try {
            const [{ default: component }, { default: renderer }] = await Promise.all([
              load(get('component-url')),
              load(get('renderer-url')),
            ]);
            return async () => {
              const slots = {};
              for (const slot of this.querySelectorAll(
                'astro-slot,template[data-astro-template]',
              )) {
                slots[slot.getAttribute('name') || slot.dataset.astroTemplate || 'default'] =
                  slot.innerHTML;
                if (slot.content) slot.remove();
              }
              await renderer(this)(component, reviveAll(JSON.parse(get('props'))), slots, {});
              this.removeAttribute('ssr');
              this.dispatchEvent(new Event('astro:hydrate'));
            };
          } catch (error) {
            console.error(`Error hydrating ${get('component-url')}`, error);
            this.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
            return () => {};
          }
        },
        JSON.parse(get('opts')),
        this,
      );
    }
  },
);
