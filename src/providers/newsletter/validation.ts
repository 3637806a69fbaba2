import { loadScript } from '../load-script.ts';
import type { Validation } from './contract.ts';

declare global {
  interface Window {
    /** Read by Mailchimp's validation: the fields' names and types. */
    fnames?: string[];
    ftypes?: string[];
  }
}

/** Loads Mailchimp's validation, jQuery first. Never rejects. */
export async function loadValidation({ script, stylesheet, jQuery }: Validation): Promise<void> {
  window.fnames = ['EMAIL', 'FNAME', 'CONSENT'];
  window.ftypes = ['email', 'text', 'checkbox'];
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'stylesheet', href: stylesheet }));
  try {
    await loadScript({ ...jQuery, isReady: () => 'jQuery' in window });
    await loadScript({ src: script });
  } catch (reason) {
    console.warn(
      'The newsletter service’s validation could not be loaded; the form works without it.',
      reason,
    );
  }
}
