import { useLayoutEffect, type RefObject } from 'react';

/** Boxes that only the visitor ever checks: no draft and no browser puts them back. */
export const CONSENTS = ['rules_accept', 'waiver_accept'];

/** Keeps a browser that restores a page's fields from restoring the consents. */
export function useConsents(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    for (const name of CONSENTS) {
      const consent = form.current?.elements.namedItem(name);
      // HTML has no `autocomplete` for checkboxes, browsers do.
      if (consent instanceof HTMLInputElement) consent.autocomplete = 'off';
    }
  }, [form]);
}
