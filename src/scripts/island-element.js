// Starts the page's islands: what Astro's own `astro-island` does for islands that are not nested, have
// a default export and props of plain JSON, in a third of its bytes (1560 as gzip leaves them, on every
// page). The props of all islands of a page are the list that its `props-url` exports. It takes the
// place of Astro's in a build, and the build refuses an island that needs more
// (scripts/integrations/islands.ts).
customElements.define(
  'astro-island',
  class extends HTMLElement {
    async connectedCallback() {
      // It runs at the end of the page, where every island is there with all that it holds. What starts
      // them may still follow in the same script.
      await null;
      const get = (name) => this.getAttribute(name);
      // A failed import is kept as failed: only another address is asked for anew.
      const load = (url) =>
        import(url).catch(() =>
          new Promise((resolve) => setTimeout(resolve, 1000)).then(
            () => import(`${url}?astro-retry=${Date.now()}`),
          ),
        );
      Astro[get('client')](
        async () => {
          try {
            const [component, renderer, page] = await Promise.all(
              ['component-url', 'renderer-url', 'props-url'].map((name) => load(get(name))),
            );
            return async () => {
              const props = page.default[get('props')];
              await renderer.default(this)(component.default, props, page.slots(this), {});
              this.removeAttribute('ssr');
              this.dispatchEvent(new Event('astro:hydrate'));
            };
          } catch (payload) {
            // As a build's own lazy parts tell it: whoever cancels the event has handled the failure.
            const failure = new Event('vite:preloadError', { cancelable: true });
            failure.payload = payload;
            if (dispatchEvent(failure))
              console.error(`Not loaded: ${get('component-url')}`, payload);
            this.dispatchEvent(new Event('astro:hydration-error'));
            return () => {};
          }
        },
        JSON.parse(get('opts')),
        this,
      );
    }
  },
);
