import { PUBLIC_REELS_SERVICE, PUBLIC_SANDBOX_ORIGIN } from 'astro:env/client';
import { instagram, reelsSettings } from './instagram.ts';

const settings = reelsSettings({ PUBLIC_REELS_SERVICE, PUBLIC_SANDBOX_ORIGIN });

/** Where the reels come from, for a page's own script: it reads it from its element's attributes. */
export const reelsOrigin = settings.origin;

/** The reels as this site is configured. */
export const reels = instagram(settings);
