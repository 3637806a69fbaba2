import { applications as settings } from 'virtual:provider-settings';
import { formspree } from './formspree.ts';

/** The form service as this site is configured. */
export const applications = formspree(settings);
