import { PUBLIC_SANDBOX_ORIGIN, PUBLIC_VIDEO_SERVICE } from 'astro:env/client';
import { videoSettings, youTube } from './youtube.ts';

/** The video host as this site is configured. */
export const video = youTube(videoSettings({ PUBLIC_SANDBOX_ORIGIN, PUBLIC_VIDEO_SERVICE }));
