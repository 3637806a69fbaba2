import type { ClientDirective } from 'astro';

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

/**
 * Hydrates an island at the first sign that a visitor is about to use it.
 *
 * Until then, and while its script is on the way, the server's HTML answers by itself. A control
 * that HTML alone cannot answer carries `data-replay`: a plain click on it is kept and given again
 * once the island says `island:ready`, or handed back to the browser if the script never comes.
 */
const called: ClientDirective = (load, { value }, island) => {
  const caller = (typeof value === 'string' && document.querySelector(value)) || island;
  let waiting: HTMLElement | undefined;

  const keep = (event: Event): void => {
    const click = event as MouseEvent;
    const target = (click.target as Element).closest<HTMLElement>('[data-replay]');
    if (!target || click.button || click.metaKey || click.ctrlKey || click.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    waiting = target;
    // Seen and heard at once, however long the script takes.
    target.setAttribute('aria-busy', 'true');
    call();
  };
  const release = (): void => {
    island.removeEventListener('click', keep, true);
    waiting?.removeAttribute('aria-busy');
    waiting?.click();
    waiting = undefined;
  };
  const call = (): void => {
    for (const sign of SIGNS) caller.removeEventListener(sign, call);
    load()
      .then((hydrate) => hydrate())
      .catch((error: unknown) => {
        console.error('An island could not be loaded; its plain HTML stands in.', error);
        release();
      });
  };

  for (const sign of SIGNS) caller.addEventListener(sign, call, { passive: true });
  island.addEventListener('click', keep, true);
  island.addEventListener('island:ready', release, { once: true });
};

export default called;
