import { PUBLIC_FORMSPREE_FORM, PUBLIC_SANDBOX_ORIGIN } from 'astro:env/client';
import { applicationsSettings, formspree } from './formspree.ts';

/** The form service as this site is configured. */
export const applications = formspree(
  applicationsSettings({ PUBLIC_FORMSPREE_FORM, PUBLIC_SANDBOX_ORIGIN }),
);
