import type { BookingConfig } from '../domain/booking/booking-url.ts';
import type { ApplicationsSettings } from './applications/formspree.ts';
import { applicationsSettings } from './applications/settings.ts';
import { bookingSettings } from './booking/settings.ts';
import type { EmailSettings } from './email/emailjs.ts';
import { emailSettings } from './email/settings.ts';
import type { NewsletterSettings } from './newsletter/mailchimp.ts';
import { newsletterSettings } from './newsletter/settings.ts';
import type { ReelsSettings } from './reels/instagram.ts';
import { reelsSettings } from './reels/settings.ts';
import type { Values } from './variables.ts';
import { videoSettings } from './video/settings.ts';
import type { VideoSettings } from './video/youtube.ts';

/** What each service's adapter has to know: plain data, ready to be written into a page. */
export type ProviderSettings = {
  email: EmailSettings;
  newsletter: NewsletterSettings;
  applications: ApplicationsSettings;
  booking: BookingConfig;
  reels: ReelsSettings;
  video: VideoSettings;
};

/**
 * Chooses between each service and the sandbox. This runs while the site is built and never in a
 * browser (`tests/layers.test.ts`): a site whose ids are all set knows nothing of the sandbox.
 *
 * @param values the public ids as configured.
 * @throws Error when an id has a value that cannot be used, naming it.
 */
export function providerSettings(values: Values): ProviderSettings {
  return {
    email: emailSettings(values),
    newsletter: newsletterSettings(values),
    applications: applicationsSettings(values),
    booking: bookingSettings(values),
    reels: reelsSettings(values),
    video: videoSettings(values),
  };
}
