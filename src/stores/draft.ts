import { map } from 'nanostores';

/** What a visitor has typed into one form: the values by field name. */
export type Draft = Readonly<Record<string, string>>;

/**
 * What is typed into each form of the page, by the form's name. Kept in session storage, so that a
 * reload, Back or a crash loses nothing for as long as the tab lives; storage that is full or forbidden
 * keeps nothing, and the form itself goes on.
 */
export const $drafts = map<Record<string, Draft>>({});

/** A draft's key in session storage; `client:interaction` starts a form at once where it is there. */
export const draftKey = (form: string): string => `draft-${form}`;

/** The form's draft: what has been typed on this page, or else what session storage has kept. */
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

/** Keeps a draft; an empty one is forgotten. */
export function keepDraft(form: string, draft: Draft): void {
  const filled = Object.entries(draft).filter(([, value]) => value !== '');
  if (filled.length === 0) {
    forgetDraft(form);
    return;
  }
  const kept = Object.fromEntries(filled);
  $drafts.setKey(form, kept);
  try {
    sessionStorage.setItem(draftKey(form), JSON.stringify(kept));
  } catch {}
}

/** Forgets a draft, as once the form was sent. */
export function forgetDraft(form: string): void {
  $drafts.setKey(form, {});
  try {
    sessionStorage.removeItem(draftKey(form));
  } catch {}
}
