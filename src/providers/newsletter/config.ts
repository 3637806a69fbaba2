import { newsletter as settings } from 'virtual:provider-settings';
import { mailchimp } from './mailchimp.ts';

/** The mailing list as this site is configured. */
export const newsletter = mailchimp(settings);
