import { readNeeded, sandboxOrigin } from '../read-values.ts';
import type { Values } from '../variables.ts';
import type { Applications } from './contract.ts';

export type ApplicationsSettings = { origin: string; form: string };

/** Formspree once the form's id is set, the sandbox until then. */
export function applicationsSettings(values: Values): ApplicationsSettings {
  const ids = readNeeded(values, ['PUBLIC_FORMSPREE_FORM']);
  return ids
    ? { origin: 'https://formspree.io', form: ids.PUBLIC_FORMSPREE_FORM }
    : { origin: sandboxOrigin(values), form: 'sandbox' };
}

/** The applications contract, kept by Formspree. Field values: specification, section 3. */
export function formspree({ origin, form }: ApplicationsSettings): Applications {
  return {
    action: `${origin}/f/${encodeURIComponent(form)}`,
    hidden: (next) => ({
      _next: next,
      _subject: 'Adventure Cats Application',
      _language: 'en',
    }),
  };
}
