import { reels as settings } from 'virtual:provider-settings';
import { instagram } from './instagram.ts';

/** Where the reels come from, for a page's own script: it reads it from its element's attributes. */
export const reelsOrigin = settings.origin;

/** The reels as this site is configured. */
export const reels = instagram(settings);
