/** The mail service in use, for pages and the contact form's island. */
export { emailJs as emailService, type EmailSettings } from './emailjs.ts';
