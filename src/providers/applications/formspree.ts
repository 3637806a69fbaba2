import * as v from 'valibot';
import { confirmDelivery } from '../delivery.ts';
import type { Applications } from './contract.ts';

export type ApplicationsSettings = { origin: string; form: string };

const TIMEOUT_MS = 20_000;

/** Formspree. The owner chose the hidden fields' values. A plain post redirects; `Accept: application/json` gets JSON. */
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

/** As Formspree's own client does: an answer without `next` is a refusal, or not from Formspree. */
const CONFIRMATION = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ next: v.string(), error: v.optional(v.never()), errors: v.optional(v.never()) }),
);

const isAccepted = (text: string): boolean => v.is(CONFIRMATION, text);
