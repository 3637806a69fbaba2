/**
 * Loads the booking script when the page is idle, unless the visitor saves data; a prerendered page waits
 * until activated. Meanwhile, providers/load-script.ts waits for the `data-preload` script.
 */
export function preloadBooking(src: string): void {
  const load = (): void => {
    const tag = document.createElement('script');
    tag.dataset['preload'] = '';
    tag.onload = tag.onerror = () => delete tag.dataset['preload'];
    tag.src = src;
    document.head.append(tag);
  };
  // Errors in cross-origin scripts have no file name; suppress them.
  window.onerror = (_message, file) => !file;
  addEventListener('load', () =>
    requestAnimationFrame(() => {
      if (navigator.connection?.saveData) return;
      // Safari lacks `requestIdleCallback`.
      if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2000 });
      else setTimeout(load, 1000);
    }),
  );
}
