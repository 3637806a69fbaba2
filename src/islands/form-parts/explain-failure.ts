import { SendError } from '../../providers/delivery.ts';

/** Why something was not sent, by status, or by the text that a failure without a status carries. */
type Causes = Readonly<Record<string, string>>;

const CAUSES: Causes = {
  'Network Error': 'The visitor is offline, or the service is down or blocked.',
  Timeout: 'The service did not answer in time, so it may have arrived.',
  'Unknown Answer':
    'The answer was not the service’s own: a network that asks for a login gave its own page, or the service has changed.',
  403: 'The service turns this site or this visitor away: see its security settings and block list.',
  429: 'The service takes no more for now: its rate limit or the plan’s quota is reached.',
};

/**
 * Says in one line for the console why something was not sent, and where to look. It never holds what
 * the visitor wrote.
 *
 * @param what was not sent: "The contact message".
 * @param causes that only this service has.
 */
export function explainFailure(what: string, reason: unknown, causes: Causes): string {
  if (reason instanceof SendError) {
    const key = reason.status || reason.message;
    const cause = causes[key] ?? CAUSES[key] ?? 'The service could not do its work.';
    return `${what} was not sent: ${reason.status} "${reason.message}". ${cause}`;
  }
  return `${what} was not sent. ${String(reason)}`;
}
