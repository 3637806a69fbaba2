import { SendError } from '../../providers/email/contract.ts';

/** By status, or by the text that a failure without a status carries. */
const CAUSES: Readonly<Record<string, string>> = {
  'Network Error': 'The visitor is offline, or the service is down or blocked.',
  Timeout: 'The service did not answer in time, so the message may have arrived.',
  'Unknown Answer':
    'The answer was not the service’s "OK": a network that asks for a login gave its own page, or the service has changed.',
  400: 'One of the three PUBLIC_EMAILJS_* ids is wrong.',
  403: 'The service turns this site or this visitor away: see its security settings and block list.',
  429: 'The service takes no more messages for now: its rate limit or the plan’s quota is reached.',
  451: 'The service’s client is set to turn automated browsers away.',
};

/**
 * Says in one line for the console why a contact message was not sent, and where to look. It never
 * holds what the visitor wrote.
 */
export function explainFailure(reason: unknown): string {
  if (reason instanceof SendError) {
    const cause = CAUSES[reason.status || reason.message] ?? 'The service could not do its work.';
    return `The contact message was not sent: ${reason.status} "${reason.message}". ${cause}`;
  }
  // A missing id arrives as the words that the client throws.
  return `The contact message was not sent. ${reason instanceof Error ? reason.message : String(reason)}`;
}
