/** Counts events where the page has a facility for it, and does nothing where it has none. */
type Analytics = {
  /**
   * Reports one event. Never throws, never waits: no visitor's task depends on it.
   *
   * @param props what the event carries: never a name, an address or a phone number.
   */
  track(name: string, props?: Readonly<Record<string, string>>): void;
};

declare global {
  interface Window {
    gtag?: (command: 'event', name: string, params: Record<string, string>) => void;
    dataLayer?: unknown;
    plausible?: (name: string, options: { props: Record<string, string> }) => void;
  }
  interface Document {
    /** Whether the page is being made ready in advance (speculation rules); only Chromium says so. */
    readonly prerendering?: boolean;
  }
}

/**
 * The analytics contract, kept by what the page has at the moment of the event: Google's tag, else a
 * tag manager's data layer, else Plausible. Only one of them is notified.
 */
export const analytics: Analytics = {
  track(name, props = {}) {
    // A page that was made ready in advance counts once a visitor has come to it.
    if (document.prerendering) {
      document.addEventListener('prerenderingchange', () => this.track(name, props), {
        once: true,
      });
      return;
    }
    try {
      if (typeof window.gtag === 'function') window.gtag('event', name, { ...props });
      else if (Array.isArray(window.dataLayer)) window.dataLayer.push({ event: name, ...props });
      else if (typeof window.plausible === 'function') window.plausible(name, { props });
    } catch (reason) {
      console.warn(`The event ${name} could not be counted.`, reason);
    }
  },
};
