import { loadScript } from '../load-script.ts';
import type { Validation } from './contract.ts';

declare global {
  interface Window {
    /** What the list's validation reads: the fields' names and, in step, their types. */
    fnames?: string[];
    ftypes?: string[];
  }
}

/** Loads the list's own validation, jQuery first. Whatever is blocked, the form goes without. */
export async function loadValidation({ script, stylesheet, jQuery }: Validation): Promise<void> {
  window.fnames = ['EMAIL', 'FNAME', 'CONSENT'];
  window.ftypes = ['email', 'text', 'checkbox'];
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'stylesheet', href: stylesheet }));
  try {
    await loadScript({ ...jQuery, isReady: () => 'jQuery' in window });
    await loadScript({ src: script });
  } catch (reason) {
    console.warn('The newsletter form goes without its service’s validation.', reason);
  }
}
