import { useCallback, useLayoutEffect, type RefObject } from 'react';

/** Boxes that only the visitor ever checks: no draft and no browser puts them back. */
export const CONSENTS = ['rules_accept', 'waiver_accept'];

function consentsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return CONSENTS.map((name) => form?.elements.namedItem(name)).filter(
    (field) => field instanceof HTMLInputElement,
  );
}

/**
 * Keeps a browser that restores a page's fields from restoring the consents.
 *
 * @returns unchecks them all.
 */
export function useConsents(form: RefObject<HTMLFormElement | null>): () => void {
  useLayoutEffect(() => {
    // HTML has no `autocomplete` for checkboxes, browsers do.
    for (const consent of consentsOf(form.current)) consent.autocomplete = 'off';
  }, [form]);
  return useCallback(() => {
    for (const consent of consentsOf(form.current)) consent.checked = false;
  }, [form]);
}
