/**
 * Loads the booking script when the page is idle, unless the visitor saves data; a prerendered page waits
 * for its visitor. While it loads, providers/load-script.ts waits for its `data-preload` tag.
 */
export function preloadBooking(src: string): void {
  const load = (): void => {
    const tag = document.createElement('script');
    tag.dataset['preload'] = '';
    tag.onload = tag.onerror = () => delete tag.dataset['preload'];
    tag.src = src;
    document.head.append(tag);
  };
  // Another origin's script that fails reports an error without its file's name: not one of ours.
  window.onerror = (_message, file) => !file;
  addEventListener('load', () =>
    requestAnimationFrame(() => {
      if (navigator.connection?.saveData) return;
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2000 });
      else setTimeout(load, 1000);
    }),
  );
}
