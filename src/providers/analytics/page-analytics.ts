import type { Analytics } from './contract.ts';

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
 * The analytics contract, kept by whatever the page has at the moment of the event: Google's tag,
 * else a tag manager's data layer, else Plausible. One of them hears it, never two.
 */
export const analytics: Analytics = {
  track(name, props = {}) {
    // A page that was made ready in advance counts once somebody has come to it.
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
