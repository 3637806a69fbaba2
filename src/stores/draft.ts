import { readStored, store, type Key } from './storage.ts';

/** A form's values by field name. */
export type Draft = Readonly<Record<string, string>>;

/**
 * The key of a form's draft in session storage, so that a reload, Back or a crash loses nothing while the tab is
 * open. `client:interaction` hydrates a form at once if there is one.
 */
export const draftKey = (form: string): Key => `draft-${form}`;

export function readDraft(form: string): Draft {
  try {
    const kept: unknown = JSON.parse(readStored('sessionStorage', draftKey(form)) ?? '{}');
    const fields = Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(fields);
  } catch {
    return {};
  }
}

/** Stores a draft, or removes it if all fields are empty. */
export function storeDraft(form: string, draft: Draft): void {
  const filled = Object.entries(draft).filter(([, value]) => value !== '');
  const text = filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null;
  store('sessionStorage', draftKey(form), text);
}

export const removeDraft = (form: string): void => storeDraft(form, {});
