// A page that is left while its title passes to the next one (styles/base.css) may be kept for Back: WebKit
// then breaks the passage off, and without a listener for that calls it an error once the page is back. It
// comes with the islands' scripts, after the first sign of a person (scripts/integrations/islands.ts): a page that is
// left sooner loses nothing, and has that error in WebKit's console.
self.onpageswap = (event) => event.viewTransition?.ready.catch(() => {});
