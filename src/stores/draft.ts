import { map } from 'nanostores';

/** A form's values by field name. */
export type Draft = Readonly<Record<string, string>>;

/**
 * Drafts by form name. They are also in session storage, so that a reload, Back or a crash loses nothing while
 * the tab is open. Without storage the form still works.
 */
export const $drafts = map<Record<string, Draft>>({});

/** The key in session storage; `client:interaction` hydrates a form at once if it is set. */
export const draftKey = (form: string): string => `draft-${form}`;

/** Returns the draft of this page, else that of session storage. */
export function readDraft(form: string): Draft {
  const typed = $drafts.get()[form];
  if (typed) return typed;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftKey(form)) ?? '{}');
    const fields = Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(fields);
  } catch {
    return {};
  }
}

/** Stores a draft, or removes it if all fields are empty. */
export function storeDraft(form: string, draft: Draft): void {
  const filled = Object.entries(draft).filter(([, value]) => value !== '');
  if (filled.length === 0) {
    removeDraft(form);
    return;
  }
  const kept = Object.fromEntries(filled);
  $drafts.setKey(form, kept);
  try {
    sessionStorage.setItem(draftKey(form), JSON.stringify(kept));
  } catch {}
}

export function removeDraft(form: string): void {
  $drafts.setKey(form, {});
  try {
    sessionStorage.removeItem(draftKey(form));
  } catch {}
}
