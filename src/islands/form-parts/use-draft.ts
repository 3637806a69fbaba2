import { useCallback, useLayoutEffect, type RefObject } from 'react';
import { removeDraft, storeDraft, readDraft, type Draft } from '../../stores/draft.ts';

/** The fields that hold a visitor's own words: neither hidden ones nor the honeypot. */
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
 * Keeps what is typed into a form (stores/draft.ts), puts it back after a reload, and forgets it when
 * the form is reset.
 *
 * @param name of the form in storage.
 * @param except names of fields that are never filled in on the visitor's behalf.
 * @returns keeps the draft now, where the form's own script has changed a field.
 */
export function useDraft(
  name: string,
  ref: RefObject<HTMLFormElement | null>,
  except: readonly string[] = [],
): () => void {
  const skipped = except.join(' ');

  const keep = useCallback(() => {
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
      // What was typed before this script came is newer.
      else field.value ||= value;
    }
    const forget = () => removeDraft(name);
    // Typed before the script came, and not kept yet.
    keep();
    form.addEventListener('input', keep);
    form.addEventListener('reset', forget);
    return () => {
      form.removeEventListener('input', keep);
      form.removeEventListener('reset', forget);
    };
  }, [name, ref, skipped, keep]);

  return keep;
}
