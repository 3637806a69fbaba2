import { reply, type Reply } from './exchange.ts';

/** Services that can be set to fail. */
export const SERVICES = [
  'email',
  'newsletter',
  'applications',
  'booking-script',
  'booking-calendar',
  'booking-page',
  'reels-script',
  'reel',
  'video',
  'validation',
] as const;

export type ServiceName = (typeof SERVICES)[number];

/** The ways to fail. A number is an HTTP status; `garbage` is neither a script, nor JSON, nor a page. */
export const FAILURES = ['refuse', 'hang', 'slow', 'garbage', '429', '500'] as const;

export type Failure = (typeof FAILURES)[number];

/** `refuse` closes the connection, `hang` leaves it open without an answer. */
export type Outcome = Reply | 'refuse' | 'hang';

export function outcomeOf(failure: Failure | undefined, answer: () => Reply): Outcome {
  if (failure === undefined || failure === 'slow') return answer();
  if (failure === 'refuse' || failure === 'hang') return failure;
  if (failure === 'garbage') return reply('}{ <<<%%% purr() {{{ unexpected = ;');
  return reply(`Error ${failure}`, 'text/plain', Number(failure));
}
