import { BadRequest, textReply, type Reply } from './exchange.ts';

/** The parts that can be told to fail, each by itself. */
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

/** The ways to fail. A number is an HTTP status. */
export const FAILURES = [
  'refuse',
  'hang',
  'slow',
  'garbage',
  '400',
  '403',
  '429',
  '451',
  '500',
] as const;

export type Failure = (typeof FAILURES)[number];

/** What the real e-mail service says with each status. */
const STATUS_TEXTS: Readonly<Partial<Record<Failure, string>>> = {
  400: 'The Public Key is invalid',
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
  500: 'Internal Server Error',
};

/** Neither a script, nor JSON, nor a page. */
const GARBAGE = '}{ <<<%%% purr() {{{ unexpected = ;';

/** An answer, or none: `refuse` closes the connection, `hang` leaves it open without a word. */
export type Outcome = Reply | 'refuse' | 'hang';

/** What becomes of a request: the service's own reply, or the failure in its place. */
export function outcomeOf(failure: Failure | undefined, reply: () => Reply): Outcome {
  if (failure === undefined || failure === 'slow') return reply();
  if (failure === 'refuse' || failure === 'hang') return failure;
  if (failure === 'garbage') return textReply(GARBAGE);
  return textReply(STATUS_TEXTS[failure] ?? failure, Number(failure));
}

/**
 * Reads a failure by its name.
 *
 * @returns undefined for "none" and ''.
 * @throws BadRequest that lists the known ones.
 */
export function readFailure(name: string): Failure | undefined {
  if (name === '' || name === 'none') return undefined;
  const failure = FAILURES.find((known) => known === name);
  if (failure) return failure;
  throw new BadRequest(`There is no failure "${name}". Known: none, ${FAILURES.join(', ')}.`);
}

/**
 * Reads a service by its name.
 *
 * @throws BadRequest that lists the known ones.
 */
export function readService(name: string): ServiceName {
  const service = SERVICES.find((known) => known === name);
  if (service) return service;
  throw new BadRequest(`There is no service "${name}". Known: ${SERVICES.join(', ')}.`);
}
