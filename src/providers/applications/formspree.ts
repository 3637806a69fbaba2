import type { Applications } from './contract.ts';

export type ApplicationsSettings = { origin: string; form: string };

/** The applications contract, kept by Formspree. The owner set the fields' values. */
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
