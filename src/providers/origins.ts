import { readValue } from './read-values.ts';
import { providerSettings } from './settings.ts';
import { VARIABLES, type Service, type Values, type VariableName } from './variables.ts';

type Directive =
  'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src' | 'form-action';

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
 * @returns each directive's sources, without repeats. Every directive is there, if only empty.
 * @throws Error when an id has a value that cannot be used, naming it.
 */
export function cspSources(values: Values): Record<Directive, string[]> {
  const sources: Record<Directive, string[]> = {
    'script-src': [],
    'style-src': [],
    'img-src': [],
    'connect-src': [],
    'frame-src': [],
    'form-action': [],
  };
  for (const service of Object.values(needs(values))) {
    for (const [directive, origins] of Object.entries(service)) {
      sources[directive as Directive].push(...origins);
    }
  }
  for (const list of Object.values(sources)) list.splice(0, list.length, ...new Set(list));
  return sources;
}

/**
 * The ids still missing before the site can stand on the real services.
 *
 * @returns one entry a missing id, in the order of the table; none when a build can be deployed.
 */
export function unsetIds(values: Values): { name: VariableName; service: Service; what: string }[] {
  return (Object.keys(VARIABLES) as VariableName[]).flatMap((name) => {
    const { service, needed, what } = VARIABLES[name];
    if (service === 'sandbox' || !needed || readValue(values, name)) return [];
    return [{ name, service, what }];
  });
}
