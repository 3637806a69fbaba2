import {
  PUBLIC_MAILCHIMP_AUDIENCE,
  PUBLIC_MAILCHIMP_FORM,
  PUBLIC_MAILCHIMP_HOST,
  PUBLIC_MAILCHIMP_TAG,
  PUBLIC_MAILCHIMP_USER,
  PUBLIC_SANDBOX_ORIGIN,
} from 'astro:env/client';
import { mailchimp, newsletterSettings } from './mailchimp.ts';

/** The mailing list as this site is configured. */
export const newsletter = mailchimp(
  newsletterSettings({
    PUBLIC_MAILCHIMP_AUDIENCE,
    PUBLIC_MAILCHIMP_FORM,
    PUBLIC_MAILCHIMP_HOST,
    PUBLIC_MAILCHIMP_TAG,
    PUBLIC_MAILCHIMP_USER,
    PUBLIC_SANDBOX_ORIGIN,
  }),
);
