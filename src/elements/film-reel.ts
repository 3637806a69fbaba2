/** The social network's embeds, as `providers/reels` draws them. */
type Service = {
  blockquote(code: string): Readonly<Record<string, string>>;
  draw(): Promise<void>;
};

/** How long a reel may take to appear once its script has come, in milliseconds. */
const PATIENCE = 8_000;

/**
 * `<film-reel data-origin data-code data-title data-loading data-failed>`: a poster with a link that
 * becomes the reel once a visitor is within 200 px of it (specification, section 9).
 *
 * `[data-stage]` keeps the room for the reel and `[data-status]` says how far it is, so nothing
 * moves. The link stays below the reel in any case; when the service cannot be reached, refuses,
 * or draws nothing, the poster stays as well, and the words say so.
 *
 * @param serviceAt gives the service that stands at an origin.
 */
export function defineFilmReel(serviceAt: (settings: { origin: string }) => Service): void {
  class FilmReel extends HTMLElement {
    #near = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void this.#load();
      },
      // The second is for the strip that a phone pulls sideways; it counts for the window, too.
      { rootMargin: '200px 0px', scrollMargin: '0px 200px' },
    );

    connectedCallback(): void {
      // A reel that has had its chance is not asked for again when the page moves it about.
      if (!this.dataset['state']) this.#near.observe(this);
    }

    disconnectedCallback(): void {
      this.#near.disconnect();
    }

    async #load(): Promise<void> {
      this.#near.disconnect();
      const { origin = '', code = '', title = '', loading = '', failed = '' } = this.dataset;
      const stage = this.querySelector('[data-stage]')!;
      const service = serviceAt({ origin });
      const quote = document.createElement('blockquote');
      for (const [name, value] of Object.entries(service.blockquote(code))) {
        quote.setAttribute(name, value);
      }

      this.#say('loading', loading);
      stage.replaceChildren(quote);
      try {
        await service.draw();
        const frame = await this.#drawn(stage, quote);
        frame.title = title;
        this.#say('playing', '');
      } catch (error) {
        stage.replaceChildren();
        console.warn(`The reel ${code} could not be shown; its link stands in.`, error);
        this.#say('failed', failed);
      }
    }

    /** The service's frame, once it has taken the quote's place: it is the only sign of success. */
    #drawn(stage: Element, quote: Element): Promise<HTMLIFrameElement> {
      return new Promise((resolve, reject) => {
        const check = (): void => {
          const frame = stage.querySelector('iframe');
          if (!frame || quote.isConnected) return;
          end();
          resolve(frame);
        };
        const stop = (): void => {
          end();
          reject(new Error(`It did not appear within ${PATIENCE / 1000} seconds.`));
        };
        const changes = new MutationObserver(check);
        const timer = setTimeout(stop, PATIENCE);
        const end = (): void => {
          changes.disconnect();
          clearTimeout(timer);
        };
        changes.observe(stage, { childList: true, subtree: true });
        check();
      });
    }

    #say(state: 'loading' | 'playing' | 'failed', words: string): void {
      this.dataset['state'] = state;
      this.querySelector('[data-status]')!.textContent = words;
    }
  }

  if (!customElements.get('film-reel')) customElements.define('film-reel', FilmReel);
}
