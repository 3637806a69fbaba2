import {
  bookingPageUrl,
  calendarUrl,
  itemCalendarUrl,
  type BookingShop,
} from '../domain/booking-url.ts';
import { parseItemId } from '../domain/item-id.ts';
import { isPlainClick } from './plain-click.ts';

type State = 'preparing' | 'loading' | 'loaded' | 'slow';

/** How near the calendar must come to the viewport, and how long it may load; spec section 9. */
const MARGIN = '100px';
const PATIENCE = 8000;

/**
 * A link that grows into the booking calendar when a visitor comes near it.
 *
 * Attributes: `data-shop` the addresses' parts as JSON; `data-item` the tour; `data-asks` where the
 * page's own address may name the tour (`?itemId=`); `data-frame-title`, `data-loading` and
 * `data-slow` words. Links inside with a `data-item` show that tour in the frame.
 *
 * The frame carries no `sandbox`. A checkout runs scripts, forms, pop-ups and its own cookies, and a
 * bank's card check inside it may need more; a list that grants all of that forbids nothing, and one
 * that does not breaks somebody's payment. What holds the frame is its foreign origin (it cannot
 * read or change this page), the policy's `frame-src`, and `allow`: payment is passed on, while
 * camera, microphone, location and the rest stay withheld, as they are from any foreign frame.
 */
export class BookingCalendar extends HTMLElement {
  #shop!: BookingShop;
  #item: number | undefined;
  #near: IntersectionObserver | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.#shop = JSON.parse(this.dataset['shop'] ?? '{}') as BookingShop;
    this.#item = this.hasAttribute('data-asks')
      ? parseItemId(location.search)
      : Number(this.dataset['item']);
    this.#mark();
    this.addEventListener('click', this.#choose);
    this.#near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#show();
      },
      { rootMargin: MARGIN },
    );
    this.#near.observe(this.#stage);
  }

  disconnectedCallback(): void {
    this.#near?.disconnect();
    clearTimeout(this.#timer);
    this.removeEventListener('click', this.#choose);
    this.querySelector('iframe')?.remove();
  }

  get #stage(): Element {
    return this.querySelector('[data-stage]')!;
  }

  #show(): void {
    this.#near?.disconnect();
    clearTimeout(this.#timer);
    // A new frame, not a new address in the old one: that would put a step into the visitor's Back.
    this.querySelector('iframe')?.remove();
    const frame = document.createElement('iframe');
    frame.title = this.dataset['frameTitle'] ?? '';
    frame.allow = 'payment';
    frame.addEventListener('load', () => {
      clearTimeout(this.#timer);
      this.#become('loaded');
    });
    frame.src = calendarUrl(this.#shop, this.#item);
    this.#become('loading');
    this.#timer = setTimeout(() => this.#become('slow'), PATIENCE);
    this.#stage.append(frame);
  }

  #become(state: State): void {
    this.dataset['state'] = state;
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = this.dataset[state] ?? '';
  }

  #choose = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-item]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    this.#item = Number(link.dataset['item']);
    history.replaceState(null, '', `?itemId=${this.#item}`);
    this.#mark();
    this.#show();
  };

  /** Points the way out at the tour in the frame, and says which one it is. */
  #mark(): void {
    const out = this.querySelector<HTMLAnchorElement>('a[data-out]');
    if (out && this.#item) out.href = itemCalendarUrl(this.#shop, this.#item);
    else if (out) out.href = bookingPageUrl(this.#shop);
    for (const link of this.querySelectorAll<HTMLElement>('a[data-item]')) {
      if (Number(link.dataset['item']) === this.#item) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }
}
