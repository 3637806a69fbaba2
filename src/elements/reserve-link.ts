import type { BookingShop } from '../domain/booking-url.ts';
import { isPlainClick } from './plain-click.ts';

/** What a reserve button needs of the booking service (`providers/booking/contract.ts`). */
type Widget = {
  load(): Promise<void>;
  open(item: number | undefined): Promise<boolean>;
};

/** Spec section 9: at the first idle moment, after 2 seconds at most; 1 second where idle is unknown. */
const PRELOAD = { timeout: 2000, otherwise: 1000 };

/**
 * Upgrades the link inside `<reserve-link>` from the calendar's address to the widget over the page.
 *
 * The link stays a link: a new tab, a copied address and a second click while the widget is on its
 * way all lead to the calendar. `data-shop` holds the addresses' parts as JSON, `data-item` the tour,
 * `data-opening` the words for the wait; with `data-preload` the service's script comes when idle.
 *
 * @param widgetOf the service, as the page's own script knows it.
 */
export function defineReserveLink(widgetOf: (shop: BookingShop) => Widget): void {
  class ReserveLink extends HTMLElement {
    #widget = widgetOf(JSON.parse(this.dataset['shop'] ?? '{}') as BookingShop);
    #words: string | undefined;

    connectedCallback(): void {
      this.addEventListener('click', this.#open);
      // A visitor who comes back from the calendar's page finds the button as it was.
      addEventListener('pageshow', this.#settle);
      if (this.hasAttribute('data-preload')) preload(this.#widget);
    }

    disconnectedCallback(): void {
      this.removeEventListener('click', this.#open);
      removeEventListener('pageshow', this.#settle);
    }

    #open = async (event: MouseEvent): Promise<void> => {
      if (this.#words !== undefined || !isPlainClick(event)) return;
      event.preventDefault();
      this.#wait();
      // The words for the wait first: the service's own work may hold a slow phone up for long.
      await nextPaint();
      const item = Number(this.dataset['item']) || undefined;
      // Where it did not open, the browser is on its way to the calendar's page.
      if ((await this.#widget.open(item)) || !item) this.#settle();
    };

    #wait(): void {
      const label = this.querySelector('[data-label]');
      const status = this.querySelector('[role=status]');
      const opening = this.dataset['opening'] ?? '';
      this.#words = label?.textContent ?? '';
      if (label) label.textContent = opening;
      if (status) status.textContent = opening;
    }

    #settle = (): void => {
      if (this.#words === undefined) return;
      const label = this.querySelector('[data-label]');
      const status = this.querySelector('[role=status]');
      if (label) label.textContent = this.#words;
      if (status) status.textContent = '';
      this.#words = undefined;
    };
  }

  if (!customElements.get('reserve-link')) customElements.define('reserve-link', ReserveLink);
}

/** Resolves when the browser has drawn what has changed; in a hidden tab, which draws nothing, soon. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 100);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

function preload(widget: Widget): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return;
  const load = () => {
    widget.load().catch(() => {
      // Nobody has asked for it yet. Who does, makes it try again, and has the link if that fails.
    });
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: PRELOAD.timeout });
    else setTimeout(load, PRELOAD.otherwise);
  };
  // A script asked for sooner would hold up the page's own load event, for as long as it hangs.
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
