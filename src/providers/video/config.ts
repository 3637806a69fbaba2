import { video as settings } from 'virtual:provider-settings';
import { youTube } from './youtube.ts';

/** The video host as this site is configured. */
export const video = youTube(settings);
