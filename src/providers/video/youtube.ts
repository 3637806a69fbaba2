import { readValue, sandboxOrigin, wrong } from '../read-values.ts';
import type { Values } from '../variables.ts';
import type { Video } from './contract.ts';

export type VideoSettings = { player: string; site: string };

/** YouTube once it is named, the sandbox until then. It needs no id: videos are named in content. */
export function videoSettings(values: Values): VideoSettings {
  const service = readValue(values, 'PUBLIC_VIDEO_SERVICE');
  if (!service) return { player: sandboxOrigin(values), site: sandboxOrigin(values) };
  if (service !== 'youtube') throw wrong('PUBLIC_VIDEO_SERVICE', service, 'the word youtube');
  // The player's host that sets no cookies before a video is played.
  return { player: 'https://www.youtube-nocookie.com', site: 'https://www.youtube.com' };
}

/** The video contract, kept by YouTube. */
export function youTube({ player, site }: VideoSettings): Video {
  return {
    embedUrl: (id) => `${player}/embed/${encodeURIComponent(id)}?autoplay=1&playsinline=1&rel=0`,
    watchUrl: (id) => `${site}/watch?v=${encodeURIComponent(id)}`,
    frame: {
      allow: 'accelerometer; autoplay; encrypted-media; gyroscope; picture-in-picture; fullscreen',
      // Without a referrer the player answers with "Error 153".
      referrerpolicy: 'strict-origin-when-cross-origin',
    },
  };
}
