import { photoHash, photoInHash, stepInRing } from '../domain/photo-hash.ts';

/** How far a finger must travel sideways, in CSS pixels, before it is a swipe and not a tap. */
const SWIPE = 48;

/** A picture of a sheet; the last frame of one may be a link to somewhere else. */
const PICTURE = '[data-sheet] a[id^="photo-"]';

/**
 * Shows the pictures of a page's contact sheets large, one at a time.
 *
 * The sheet's own links are the pictures; without this element they open the large file. The dialog
 * is the browser's: it keeps the focus in, closes on Escape and sits above everything. The open
 * picture is part of the address, so it can be shared, and Back closes it.
 */
class PhotoLightbox extends HTMLElement {
  #dialog = this.querySelector('dialog')!;
  #image = this.querySelector('img')!;
  #wait = this.querySelector<HTMLElement>('.wait')!;
  #links: HTMLAnchorElement[] = [];
  #index = 0;
  /** Whether Back would close it: not for a visitor who came by a shared address. */
  #pushed = false;
  #awaited: HTMLImageElement | undefined;
  #swipeFrom: number | undefined;
  #listening = new AbortController();

  connectedCallback(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    document.addEventListener('click', this.#openFromSheet, { signal });
    window.addEventListener('popstate', this.#followAddress, { signal });
    this.#dialog.addEventListener('click', this.#press, { signal });
    this.#dialog.addEventListener('keydown', this.#key, { signal });
    this.#dialog.addEventListener('close', this.#closed, { signal });
    this.#dialog.addEventListener('pointerdown', this.#swipeStart, { signal });
    this.#dialog.addEventListener('pointerup', this.#swipeEnd, { signal });
    this.#followAddress();
  }

  disconnectedCallback(): void {
    this.#listening.abort();
  }

  #openFromSheet = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(PICTURE);
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, '', `#${link.id}`);
    this.#pushed = true;
    this.#show(link);
  };

  /** Back, Forward, a typed hash or a shared address: the dialog follows. */
  #followAddress = (): void => {
    const id = photoInHash(location.hash);
    const link =
      id === undefined
        ? null
        : document.querySelector<HTMLAnchorElement>(`[data-sheet] ${photoHash(id)}`);
    if (link) this.#show(link);
    else if (this.#dialog.open) {
      this.#pushed = false;
      this.#dialog.close();
    }
  };

  #show(link: HTMLAnchorElement): void {
    this.#links = [...link.closest('[data-sheet]')!.querySelectorAll<HTMLAnchorElement>(PICTURE)];
    this.#index = this.#links.indexOf(link);
    const root = document.documentElement;
    // Measured before anything is written, and set only where there is one: either would have a slow
    // phone lay out the whole page before it can show the picture.
    const scrollBar = innerWidth - root.clientWidth;
    this.#draw();
    if (this.#dialog.open) return;
    if (scrollBar > 0) root.style.setProperty('--scroll-bar', `${scrollBar}px`);
    this.#open();
  }

  /**
   * Drawn over the page first, and made modal a frame later: making the page inert behind it costs
   * a slow phone a third of the time in which a tap must have its answer.
   */
  #open(): void {
    const dialog = this.#dialog;
    dialog.setAttribute('open', '');
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!dialog.open) return;
        dialog.removeAttribute('open');
        dialog.showModal();
      }),
    );
  }

  #step(to: number): void {
    this.#index = to;
    history.replaceState(null, '', `#${this.#current.id}`);
    this.#draw();
  }

  get #current(): HTMLAnchorElement {
    return this.#links[this.#index]!;
  }

  #draw(): void {
    const link = this.#current;
    const small = link.querySelector('img')!;
    const count = this.#links.length;

    // The small one at once, which is there already; the large one when it is.
    this.#image.alt = small.alt;
    this.#image.removeAttribute('srcset');
    this.#image.src = small.currentSrc || small.src;
    this.#wait.hidden = false;
    const large = this.#request(link);
    large.onload = () => this.#awaited === large && this.#loaded(link.href, large.srcset);
    large.onerror = () => this.#awaited === large && this.#failed(small);
    this.#awaited = large;

    this.querySelector('[data-caption]')!.textContent = link.dataset['caption']!;
    this.querySelector('.caption [data-position]')!.textContent = this.dataset['position']!.replace(
      '{number}',
      String(this.#index + 1),
    ).replace('{total}', String(count));
  }

  /** Only once the picture in view is there: they would take the line from it. */
  #fetchNeighbors(): void {
    for (const steps of [1, -1]) {
      this.#request(this.#links[stepInRing(this.#index, steps, this.#links.length)]!);
    }
  }

  #request(link: HTMLAnchorElement): HTMLImageElement {
    const image = new Image();
    image.sizes = '100vw';
    image.srcset = link.dataset['srcset']!;
    image.src = link.href;
    return image;
  }

  #loaded(src: string, srcset: string): void {
    this.#image.sizes = '100vw';
    this.#image.srcset = srcset;
    this.#image.src = src;
    this.#wait.hidden = true;
    this.#fetchNeighbors();
  }

  #failed(small: HTMLImageElement): void {
    // A small one that failed too has used up the stand-in it names, and shows it.
    const standIn = small.dataset['standIn'] ?? small.src;
    console.error(`${this.#current.id} did not load; ${standIn} stands in for it.`);
    this.#loaded(standIn, '');
    this.querySelector('[data-caption]')!.textContent = this.dataset['failed']!;
  }

  /** Whether a click landed beside the picture, which is fitted into its box and rarely fills it. */
  #isBeside(event: MouseEvent): boolean {
    const { left, top, width, height } = this.#image.getBoundingClientRect();
    const { naturalWidth, naturalHeight } = this.#image;
    const scale = Math.min(width / naturalWidth, height / naturalHeight);
    const x = Math.abs(event.clientX - left - width / 2);
    const y = Math.abs(event.clientY - top - height / 2);
    return x > (naturalWidth * scale) / 2 || y > (naturalHeight * scale) / 2;
  }

  #press = (event: MouseEvent): void => {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>('button');
    if (button?.dataset['step']) {
      this.#step(stepInRing(this.#index, Number(button.dataset['step']), this.#links.length));
    } else if (button || (!target.closest('.strip') && this.#isBeside(event))) this.#dialog.close();
  };

  #key = (event: KeyboardEvent): void => {
    const last = this.#links.length - 1;
    const to = {
      ArrowLeft: stepInRing(this.#index, -1, last + 1),
      ArrowRight: stepInRing(this.#index, 1, last + 1),
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    this.#step(to);
  };

  #swipeStart = (event: PointerEvent): void => {
    const zoomed = (window.visualViewport?.scale ?? 1) > 1.01;
    this.#swipeFrom =
      event.isPrimary && event.pointerType === 'touch' && !zoomed ? event.clientX : undefined;
  };

  #swipeEnd = (event: PointerEvent): void => {
    const travelled = event.clientX - (this.#swipeFrom ?? event.clientX);
    this.#swipeFrom = undefined;
    if (Math.abs(travelled) < SWIPE) return;
    this.#step(stepInRing(this.#index, travelled < 0 ? 1 : -1, this.#links.length));
  };

  /** Escape, the button and the backdrop all end here: the address and the focus go back. */
  #closed = (): void => {
    if (photoInHash(location.hash) !== undefined) {
      if (this.#pushed) history.back();
      else history.replaceState(null, '', location.pathname + location.search);
    }
    this.#pushed = false;
    // In view already: the page must not move under a visitor who only had a closer look.
    const { top, bottom } = this.#current.getBoundingClientRect();
    this.#current.focus({ preventScroll: top < innerHeight && bottom > 0 });
  };
}

customElements.define('photo-lightbox', PhotoLightbox);
