declare global {
  interface Window {
    gtag?: (command: 'event', name: string, params: Record<string, string>) => void;
    dataLayer?: unknown;
    plausible?: (name: string, options: { props: Record<string, string> }) => void;
  }
}

/**
 * Reports an event to the first of Google's tag, a data layer or Plausible that the page has, or to none. Never throws.
 *
 * @param props no personal data.
 */
export function track(name: string, props: Readonly<Record<string, string>>): void {
  try {
    if (typeof window.gtag === 'function') window.gtag('event', name, { ...props });
    else if (Array.isArray(window.dataLayer)) window.dataLayer.push({ event: name, ...props });
    else if (typeof window.plausible === 'function') window.plausible(name, { props });
  } catch (reason) {
    console.warn(`The event ${name} could not be counted.`, reason);
  }
}
