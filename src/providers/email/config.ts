import {
  PUBLIC_EMAILJS_PUBLIC_KEY,
  PUBLIC_EMAILJS_SERVICE_ID,
  PUBLIC_EMAILJS_TEMPLATE_ID,
  PUBLIC_SANDBOX_ORIGIN,
} from 'astro:env/client';
import { emailJs, emailSettings } from './emailjs.ts';

/** The e-mail service as this site is configured. */
export const email = emailJs(
  emailSettings({
    PUBLIC_EMAILJS_PUBLIC_KEY,
    PUBLIC_EMAILJS_SERVICE_ID,
    PUBLIC_EMAILJS_TEMPLATE_ID,
    PUBLIC_SANDBOX_ORIGIN,
  }),
);
