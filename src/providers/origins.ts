import { applicationsSettings } from './applications/formspree.ts';
import { bookingSettings } from './booking/fareharbor.ts';
import { emailSettings } from './email/emailjs.ts';
import { newsletterSettings } from './newsletter/mailchimp.ts';
import { reelsSettings } from './reels/instagram.ts';
import { readValue } from './read-values.ts';
import { VARIABLES, type Service, type Values, type VariableName } from './variables.ts';
import { videoSettings } from './video/youtube.ts';

type Directive =
  'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src' | 'form-action';

type Needs = Partial<Record<Directive, readonly string[]>>;

/** Which sources each service needs in the pages' Content-Security-Policy. */
function needs(values: Values): Record<Service, Needs> {
  const email = emailSettings(values).origin;
  const newsletter = newsletterSettings(values);
  const { script, stylesheet, jQuery } = newsletter.validation;
  const booking = bookingSettings(values).origin;
  const reels = reelsSettings(values).origin;
  return {
    email: { 'connect-src': [email], 'form-action': [email] },
    // Whole addresses: `s3.amazonaws.com` by itself would let in anybody's script.
    newsletter: {
      'form-action': [newsletter.origin],
      'script-src': [script, jQuery.src],
      'style-src': [stylesheet],
    },
    applications: { 'form-action': [applicationsSettings(values).origin] },
    booking: {
      'script-src': [booking],
      'style-src': [booking],
      'connect-src': [booking],
      'frame-src': [booking],
    },
    reels: { 'script-src': [reels], 'frame-src': [reels] },
    video: { 'frame-src': [videoSettings(values).player] },
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
