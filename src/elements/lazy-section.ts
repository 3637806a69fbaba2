/** Far enough ahead of the reader that the words are there before the place is in view. */
const MARGIN = '600px';

/**
 * Fetches the HTML fragment at `data-src` into its `[data-place]` when a reader comes near.
 *
 * When that fails, the words of `data-failed` stand beside the link to the same text as a page, and
 * the failure is announced as a cancelable `vite:preloadError` on the window, as the specification
 * has it for a lazy section (section 8): whoever cancels the event has handled it; otherwise the
 * error is thrown on, for whoever watches the page's errors.
 */
export class LazySection extends HTMLElement {
  #near: IntersectionObserver | undefined;

  connectedCallback(): void {
    this.#near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#load();
      },
      { rootMargin: MARGIN },
    );
    this.#near.observe(this);
  }

  disconnectedCallback(): void {
    this.#near?.disconnect();
  }

  async #load(): Promise<void> {
    this.#near?.disconnect();
    const place = this.querySelector('[data-place]')!;
    try {
      const fragment = await fetchFragment(this.dataset['src'] ?? '');
      const keepFocusInView = holdFocus();
      place.innerHTML = fragment;
      this.dataset['state'] = 'loaded';
      keepFocusInView();
    } catch (reason) {
      this.dataset['state'] = 'failed';
      place.firstElementChild!.textContent = this.dataset['failed'] ?? '';
      const event = new Event('vite:preloadError', { cancelable: true });
      if (dispatchEvent(Object.assign(event, { payload: reason }))) throw reason;
    }
  }
}

/** What comes in above a control in use must not push it out of the window (WCAG 2.2, 2.4.11). */
function holdFocus(): () => void {
  const focused = document.activeElement ?? document.body;
  const isInView = (): boolean => {
    const { top, bottom } = focused.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  const wasInView = isInView();
  return () => {
    if (wasInView && !isInView()) focused.scrollIntoView({ block: 'nearest' });
  };
}

async function fetchFragment(address: string): Promise<string> {
  const response = await fetch(address);
  const html = await response.text();
  // Some hosts answer a missing address with a whole page and a good status.
  if (!response.ok || /<!doctype/i.test(html)) throw new Error(`${address} could not be loaded.`);
  return html;
}
