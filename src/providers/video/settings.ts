import { readValue, sandboxOrigin } from '../read-values.ts';
import type { Values } from '../variables.ts';
import type { VideoSettings } from './youtube.ts';

/** YouTube once it is named, the sandbox until then. It needs no id: videos are named in content. */
export function videoSettings(values: Values): VideoSettings {
  const service = readValue(values, 'PUBLIC_VIDEO_SERVICE');
  if (!service) return { player: sandboxOrigin(values), site: sandboxOrigin(values) };
  // The player's host that sets no cookies before a video is played.
  return { player: 'https://www.youtube-nocookie.com', site: 'https://www.youtube.com' };
}
