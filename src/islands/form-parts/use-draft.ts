import { useCallback, useLayoutEffect, type RefObject } from 'react';
import { removeDraft, storeDraft, readDraft, type Draft } from '../../stores/draft.ts';

/** The visible fields: neither hidden ones nor the honeypot. */
function fieldsOf(form: HTMLFormElement, except: readonly string[]) {
  return [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.type !== 'hidden' &&
      field.tabIndex >= 0 &&
      !except.includes(field.name),
  );
}

const isCheckbox = (field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement =>
  field.type === 'checkbox';

function draftOf(form: HTMLFormElement, except: readonly string[]): Draft {
  return Object.fromEntries(
    fieldsOf(form, except).map((field) => [
      field.name,
      isCheckbox(field) ? (field.checked ? 'on' : '') : field.value,
    ]),
  );
}

/**
 * Stores a form's draft (stores/draft.ts), restores it after a reload, and removes it on reset.
 *
 * @param except names of fields that are never restored.
 * @returns stores the draft now, for fields changed by script.
 */
export function useDraft(
  name: string,
  ref: RefObject<HTMLFormElement | null>,
  except: readonly string[] = [],
): () => void {
  const skipped = except.join(' ');

  const store = useCallback(() => {
    if (ref.current) storeDraft(name, draftOf(ref.current, skipped.split(' ')));
  }, [name, ref, skipped]);

  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    const draft = readDraft(name);
    for (const field of fieldsOf(form, skipped.split(' '))) {
      const value = draft[field.name];
      if (!value) continue;
      if (isCheckbox(field)) field.checked = true;
      // Text typed before hydration is newer.
      else field.value ||= value;
    }
    const remove = () => removeDraft(name);
    // Text typed before hydration.
    store();
    form.addEventListener('input', store);
    form.addEventListener('reset', remove);
    return () => {
      form.removeEventListener('input', store);
      form.removeEventListener('reset', remove);
    };
  }, [name, ref, skipped, store]);

  return store;
}
