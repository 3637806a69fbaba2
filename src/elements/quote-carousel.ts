/** Spec section 9, timers. */
const PERIOD = 8000;
const LOCK = 500;

/**
 * Turns a row that scrolls and snaps by itself into a carousel, after the APG's pattern.
 *
 * It moves on every 8 seconds, but never for a visitor who prefers reduced motion, while the tab is
 * hidden, or under a pointer; and once a visitor has taken it in hand (focus by key, a press on the
 * row, previous, next, a dot) it stands still until started again with its first button. Changes
 * within half a second of another are ignored.
 *
 * Inside: `[data-row]` with the slides, buttons `[data-turn]`, `[data-step]` and `[data-dot]`, and
 * `[data-said]`, where a change that the visitor made is read out. `data-play` and `data-pause` name
 * the first button.
 *
 * Plain DOM, where the other moving parts are React islands: it starts by itself as a reader scrolls
 * by, so React would have to come without anybody asking for it.
 */
export class QuoteCarousel extends HTMLElement {
  #current = 0;
  #changed = -LOCK;
  /** The slide that the row is on its way to by itself. */
  #heading: number | undefined;
  #wanted = false;
  #hovered = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #off: AbortController | undefined;

  connectedCallback(): void {
    this.#off = new AbortController();
    const { signal } = this.#off;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.#wanted = !still.matches;
    const stop = () => this.#turn(false);
    const hover = (hovered: boolean) => () => {
      this.#hovered = hovered;
      this.#keepTime();
    };

    this.addEventListener('click', this.#press, { signal });
    this.addEventListener('mouseenter', hover(true), { signal });
    this.addEventListener('mouseleave', hover(false), { signal });
    // A press focuses the button too, but there the press itself says what is wanted.
    this.addEventListener(
      'focusin',
      ({ target }) => {
        if ((target as Element).matches(':focus-visible')) stop();
      },
      { signal },
    );
    this.#row.addEventListener('pointerdown', stop, { signal });
    for (const sign of ['pointerdown', 'wheel', 'keydown']) {
      const takeOver = () => {
        this.#heading = undefined;
      };
      this.#row.addEventListener(sign, takeOver, { signal, passive: true });
    }
    this.#row.addEventListener('scroll', this.#follow, { signal, passive: true });
    document.addEventListener('visibilitychange', this.#keepTime, { signal });
    still.addEventListener('change', stop, { signal });

    this.dataset['live'] = '';
    this.#turn(this.#wanted);
  }

  disconnectedCallback(): void {
    this.#off?.abort();
    clearInterval(this.#timer);
    delete this.dataset['live'];
  }

  get #row(): HTMLElement {
    return this.querySelector<HTMLElement>('[data-row]')!;
  }

  #press = (event: MouseEvent): void => {
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (!button) return;
    const { step, dot } = button.dataset;
    const taken = step !== undefined || dot !== undefined;
    this.#turn(!taken && !this.#wanted);
    if (taken) this.#go(dot ? Number(dot) : this.#current + Number(step), true);
  };

  #go(index: number, aloud = false): void {
    const now = performance.now();
    if (now - this.#changed < LOCK) return;
    this.#changed = now;
    const { children, scrollLeft } = this.#row;
    const to = (index + children.length) % children.length;
    const start = this.#row.getBoundingClientRect().left;
    const slide = children[to]!;
    this.#heading = to === this.#shown() ? undefined : to;
    this.#row.scrollTo({ left: scrollLeft + slide.getBoundingClientRect().left - start });
    this.#show(to);
    if (aloud) {
      const said = this.querySelector('[data-said]')!;
      said.textContent = `${slide.getAttribute('aria-label')}. ${slide.textContent}`;
    }
  }

  /** A visitor who swipes moves the dots, too; the row's own way past other slides does not. */
  #follow = (): void => {
    const shown = this.#shown();
    if (shown === this.#heading) this.#heading = undefined;
    else if (this.#heading === undefined) this.#show(shown);
  };

  #shown(): number {
    const { scrollLeft, clientWidth } = this.#row;
    return Math.round(scrollLeft / clientWidth);
  }

  #show(index: number): void {
    this.#current = index;
    this.querySelectorAll('[data-dot]').forEach((dot, place) => {
      if (place === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  }

  #turn(wanted: boolean): void {
    this.#wanted = wanted;
    const words = this.dataset[wanted ? 'pause' : 'play'] ?? '';
    this.querySelector('[data-turn]')?.setAttribute('aria-label', words);
    this.dataset['turning'] = String(wanted);
    this.#keepTime();
  }

  #keepTime = (): void => {
    clearInterval(this.#timer);
    if (!this.#wanted || this.#hovered || document.hidden) return;
    this.#timer = setInterval(() => this.#go(this.#current + 1), PERIOD);
  };
}
