import { post } from '../post.ts';
import type { Applications } from './contract.ts';

export type ApplicationsSettings = { origin: string; form: string };

/** How long an answer may take before the request is dropped, in milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * The applications contract, kept by Formspree. The owner set the fields' values. Asked for JSON it
 * answers with the next page's address, or with what is wrong; asked for a page, it sends the visitor
 * on by itself.
 */
export function formspree(
  settings: ApplicationsSettings,
): Applications & { settings: ApplicationsSettings } {
  const action = `${settings.origin}/f/${encodeURIComponent(settings.form)}`;
  return {
    settings,
    action,
    send: (application) =>
      post({
        url: action,
        headers: { Accept: 'application/json' },
        body: application,
        timeoutMs: TIMEOUT_MS,
        isTaken,
      }),
    hidden: (next) => ({
      _next: next,
      _subject: 'Adventure Cats Application',
      _language: 'en',
    }),
  };
}

/** As Formspree's own client reads it: an answer without a next page is a refusal, or somebody else's. */
function isTaken(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text);
    return (
      typeof answer === 'object' &&
      answer !== null &&
      'next' in answer &&
      typeof answer.next === 'string' &&
      !('error' in answer) &&
      !('errors' in answer)
    );
  } catch {
    return false;
  }
}
