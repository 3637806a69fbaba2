/**
 * The configured services, for pages and static components. Astro refuses to bundle this module for the
 * browser; islands get their service's settings as a prop.
 */
import * as ids from 'astro:env/server';
import { formspree } from './applications/formspree.ts';
import { fareHarbor } from './booking/fareharbor.ts';
import { emailService } from './email/service.ts';
import { mailchimp } from './newsletter/mailchimp.ts';
import { instagram } from './reels/instagram.ts';
import { providerSettings } from './settings.ts';
import { youTube } from './video/youtube.ts';

export const settings = providerSettings(ids);

export const email = emailService(settings.email);
export const newsletter = mailchimp(settings.newsletter);
export const applications = formspree(settings.applications);
export const booking = fareHarbor(settings.booking);
export const reels = instagram(settings.reels);
export const video = youTube(settings.video);
