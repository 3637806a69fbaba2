import { providerSettings } from './settings.ts';
import { VARIABLES, type Service, type Values } from './variables.ts';

type Directive = 'script-src' | 'style-src' | 'connect-src' | 'frame-src' | 'form-action';

/** Sources by directive, for a Content-Security-Policy. */
export type Sources = Partial<Record<Directive, readonly string[]>>;

/** What a page can do with a third party, each of which needs sources of its own. */
export type Use =
  | 'mail'
  | 'signUp'
  | 'signUpValidation'
  | 'application'
  | 'calendar'
  | 'bookingWidget'
  | 'reels'
  | 'video';

/**
 * The sources that each use of a third party needs in a page's Content-Security-Policy.
 *
 * @param values the public ids as configured; without any, all sources are the sandbox's.
 * @throws Error when an id has a value that cannot be used, naming it.
 */
export function sourcesByUse(values: Values): Readonly<Record<Use, Sources>> {
  const { email, newsletter, applications, booking, reels, video } = providerSettings(values);
  const { script, stylesheet, jQuery } = newsletter.validation;
  return {
    mail: { 'connect-src': [email.origin], 'form-action': [email.origin] },
    signUp: { 'form-action': [newsletter.origin] },
    // Whole addresses: `s3.amazonaws.com` by itself would let in anybody's script.
    signUpValidation: { 'script-src': [script, jQuery.src], 'style-src': [stylesheet] },
    application: {
      'connect-src': [applications.origin],
      'form-action': [applications.origin],
    },
    // The frame, and the question whether its service can be reached at all.
    calendar: { 'connect-src': [booking.origin], 'frame-src': [booking.origin] },
    bookingWidget: {
      'script-src': [booking.origin],
      'style-src': [booking.origin],
      'connect-src': [booking.origin],
      'frame-src': [booking.origin],
    },
    reels: { 'script-src': [reels.origin], 'frame-src': [reels.origin] },
    video: { 'frame-src': [video.player] },
  };
}

/**
 * The ids whose values cannot be right: a whole address for an id, one service's id for another's.
 *
 * @returns one entry an id, in the order of the table; none when all that are set have their shape.
 */
export function misshapenIds(values: Values): { name: string; value: string; form: string }[] {
  const texts = new Map(Object.entries(values));
  return Object.entries(VARIABLES).flatMap(([name, { shape, form }]) => {
    const value = texts.get(name)?.trim() ?? '';
    return value === '' || shape.test(value) ? [] : [{ name, value, form }];
  });
}

/**
 * The ids still missing before the site can stand on the real services.
 *
 * @returns one entry a missing id, in the order of the table; none when a build can be deployed.
 */
export function unsetIds(values: Values): { name: string; service: Service; what: string }[] {
  const texts = new Map(Object.entries(values));
  return Object.entries(VARIABLES).flatMap(([name, { service, needed, what }]) =>
    service === 'sandbox' || !needed || texts.get(name)?.trim() ? [] : [{ name, service, what }],
  );
}
