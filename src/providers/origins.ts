import type { PublicIds } from './public-ids.ts';
import { providerSettings } from './settings.ts';

type Directive = 'script-src' | 'style-src' | 'connect-src' | 'frame-src' | 'form-action';

/** Sources by directive, for a Content-Security-Policy. */
export type Sources = Partial<Record<Directive, readonly string[]>>;

/** What a page can do with a third party, each of which needs its own sources. */
export type Use =
  | 'mail'
  | 'signUp'
  | 'signUpValidation'
  | 'application'
  | 'calendar'
  | 'bookingWidget'
  | 'reels'
  | 'video';

/** The sources that each use of a third party needs in a page's Content-Security-Policy. */
export function sourcesByUse(ids: PublicIds): Readonly<Record<Use, Sources>> {
  const { email, newsletter, applications, booking, reels, video } = providerSettings(ids);
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
