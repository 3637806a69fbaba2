import { useLayoutEffect, type RefObject } from 'react';

/** Only the visitor may check these: neither a draft nor the browser restores them. */
export const CONSENTS = ['rules_accept', 'waiver_accept'];

/** Prevents browsers from restoring the consents. */
export function useConsents(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    for (const name of CONSENTS) {
      const consent = form.current?.elements.namedItem(name);
      // Not in the HTML standard for checkboxes, but browsers support it.
      if (consent instanceof HTMLInputElement) consent.autocomplete = 'off';
    }
  }, [form]);
}
