import { useCallback, useLayoutEffect, type RefObject } from 'react';
import { removeDraft, storeDraft, readDraft } from '../../stores/draft.ts';

/** The visible text fields: neither hidden ones nor the honeypot, and no consents. */
function fieldsOf(form: HTMLFormElement) {
  return [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      !['hidden', 'checkbox'].includes(field.type) &&
      field.tabIndex >= 0,
  );
}

/**
 * Stores a form's draft (stores/draft.ts), restores it after a reload, and removes it on reset. Only the visitor
 * checks a consent: neither the draft nor the browser does.
 *
 * @returns stores the draft now, for fields changed by script.
 */
export function useDraft(name: string, ref: RefObject<HTMLFormElement | null>): () => void {
  const store = useCallback(() => {
    const fields = ref.current ? fieldsOf(ref.current) : [];
    storeDraft(name, Object.fromEntries(fields.map((field) => [field.name, field.value])));
  }, [name, ref]);

  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    // For checkboxes not in the HTML standard, but browsers respect it.
    for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]'))
      box.autocomplete = 'off';
    const draft = readDraft(name);
    // Text typed before hydration is newer.
    for (const field of fieldsOf(form)) field.value ||= draft[field.name] ?? '';
    store();
    const remove = () => removeDraft(name);
    form.addEventListener('input', store);
    form.addEventListener('reset', remove);
    return () => {
      form.removeEventListener('input', store);
      form.removeEventListener('reset', remove);
    };
  }, [name, ref, store]);

  return store;
}
