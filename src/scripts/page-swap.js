// A page that is left while its title passes to the next one (styles/base.css) may be kept for Back: WebKit
// then breaks the passage off, and without a listener for that calls it an error once the page is back.
self.onpageswap = (event) => event.viewTransition?.ready.catch(() => {});
