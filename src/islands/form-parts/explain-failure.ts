import { SendError } from '../../providers/delivery.ts';

/** By HTTP status, or by the message of an error without one. */
type Causes = Readonly<Record<string, string>>;

const CAUSES: Causes = {
  'Network Error': 'The visitor is offline, or the service is down or blocked.',
  Timeout: 'The service did not answer in time, so it may have arrived.',
  'Unknown Answer':
    'The answer was not the service’s: a captive portal answered, or the service has changed.',
  403: 'The service refuses this site or this visitor: see its security settings and block list.',
  429: 'The service’s rate limit or the plan’s quota is reached.',
};

/** Explains a failure in one line for the console, without what the visitor typed. */
export function explainFailure(what: string, reason: unknown, causes: Causes): string {
  if (reason instanceof SendError) {
    const key = reason.status || reason.message;
    const cause = causes[key] ?? CAUSES[key] ?? 'The service reported an error.';
    return `${what} was not sent: ${reason.status} "${reason.message}". ${cause}`;
  }
  return `${what} was not sent. ${String(reason)}`;
}
