import { email as settings } from 'virtual:provider-settings';
import { emailJs } from './emailjs.ts';

/** The e-mail service as this site is configured. */
export const email = emailJs(settings);
