import { providerSettings, type PublicIds } from './settings.ts';

type Directive = 'script-src' | 'style-src' | 'connect-src' | 'frame-src' | 'form-action';

/** Sources by directive, for a Content-Security-Policy. */
export type Sources = Partial<Record<Directive, readonly string[]>>;

/** A use of a third party on a page. */
export type Use = keyof ReturnType<typeof sourcesByUse>;

export function sourcesByUse(ids: PublicIds) {
  const { email, newsletter, applications, booking, reels, video } = providerSettings(ids);
  const { script, stylesheet, jQuery } = newsletter.validation;
  return {
    mail: { 'connect-src': [email.origin], 'form-action': [email.origin] },
    signUp: { 'form-action': [newsletter.origin] },
    // Full URLs: `s3.amazonaws.com` alone would allow anyone's script.
    signUpValidation: { 'script-src': [script, jQuery.src], 'style-src': [stylesheet] },
    application: {
      'connect-src': [applications.origin],
      'form-action': [applications.origin],
    },
    // The frame, and a request to find out whether the service is reachable.
    calendar: { 'connect-src': [booking.origin], 'frame-src': [booking.origin] },
    bookingWidget: {
      'script-src': [booking.origin],
      'style-src': [booking.origin],
      'connect-src': [booking.origin],
      'frame-src': [booking.origin],
    },
    reels: { 'script-src': [reels.origin], 'frame-src': [reels.origin] },
    video: { 'frame-src': [video.player] },
  } satisfies Record<string, Sources>;
}
