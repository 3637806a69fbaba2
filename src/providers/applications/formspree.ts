import { confirmDelivery } from '../delivery.ts';
import type { Applications } from './contract.ts';

export type ApplicationsSettings = { origin: string; form: string };

/** How long an answer may take, in milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * The applications contract, kept by Formspree. The owner set the fields' values. A request for JSON is
 * answered with the next page's address, or with what is wrong; a plain post leads the visitor on.
 */
export function formspree({ origin, form }: ApplicationsSettings): Applications {
  const action = `${origin}/f/${encodeURIComponent(form)}`;
  return {
    action,
    send: (application) =>
      confirmDelivery(post(action, application), { timeoutMs: TIMEOUT_MS, isAccepted }),
    hidden: (next) => ({
      _next: next,
      _subject: 'Adventure Cats Application',
      _language: 'en',
    }),
  };
}

async function post(action: string, body: FormData): Promise<{ status: number; text: string }> {
  const headers = { Accept: 'application/json' };
  const answer = await fetch(action, { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text() };
}

/** As Formspree's own client reads it: an answer without a next page is a refusal, or somebody else's. */
function isAccepted(text: string): boolean {
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
