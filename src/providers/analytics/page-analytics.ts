type Analytics = {
  /**
   * Reports an event. Never throws.
   *
   * @param props no personal data.
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
    /** Whether the page is being prerendered; Chromium only. */
    readonly prerendering?: boolean;
  }
}

/** Reports to the first of Google's tag, a data layer or Plausible that the page has, or to none. */
export const analytics: Analytics = {
  track(name, props = {}) {
    // A prerendered page counts once the visitor opens it.
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
