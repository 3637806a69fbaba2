import { readPublicIds } from '../../src/providers/settings.ts';

/** Ids of a configured site. */
export const LIVE_IDS = readPublicIds({
  PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  PUBLIC_EMAILJS_SERVICE_ID: 'service',
  PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
  PUBLIC_MAILCHIMP_HOST: 'ninelives.us21.list-manage.com',
  PUBLIC_MAILCHIMP_USER: 'u1',
  PUBLIC_MAILCHIMP_AUDIENCE: 'a1',
  PUBLIC_FORMSPREE_FORM: 'xyz',
  PUBLIC_FAREHARBOR_SHORTNAME: 'nine-lives',
  PUBLIC_REELS_SERVICE: 'instagram',
  PUBLIC_VIDEO_SERVICE: 'youtube',
});
