import { providerSettings } from './settings.ts';
import { VARIABLES, type Service, type Values } from './variables.ts';

type Directive = 'script-src' | 'style-src' | 'connect-src' | 'frame-src' | 'form-action';

type Needs = Partial<Record<Directive, readonly string[]>>;

/** Which sources each service needs in the pages' Content-Security-Policy. */
function needs(values: Values): Record<Service, Needs> {
  const { email, newsletter, applications, booking, reels, video } = providerSettings(values);
  const { script, stylesheet, jQuery } = newsletter.validation;
  return {
    email: { 'connect-src': [email.origin], 'form-action': [email.origin] },
    // Whole addresses: `s3.amazonaws.com` by itself would let in anybody's script.
    newsletter: {
      'form-action': [newsletter.origin],
      'script-src': [script, jQuery.src],
      'style-src': [stylesheet],
    },
    applications: { 'form-action': [applications.origin] },
    booking: {
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
 * The sources of all services together, for the pages' Content-Security-Policy.
 *
 * @param values the public ids as configured; without any, all sources are the sandbox's.
 * @returns each directive's sources, without repeats.
 * @throws Error when an id has a value that cannot be used, naming it.
 */
export function cspSources(values: Values): Record<Directive, string[]> {
  const services: Needs[] = Object.values(needs(values));
  const sourcesOf = (directive: Directive) => [
    ...new Set(services.flatMap((service) => service[directive] ?? [])),
  ];
  return {
    'script-src': sourcesOf('script-src'),
    'style-src': sourcesOf('style-src'),
    'connect-src': sourcesOf('connect-src'),
    'frame-src': sourcesOf('frame-src'),
    'form-action': sourcesOf('form-action'),
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
