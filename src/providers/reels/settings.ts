import { readValue, sandboxOrigin } from '../read-values.ts';
import type { Values } from '../variables.ts';
import type { ReelsSettings } from './instagram.ts';

/** Instagram once it is named, the sandbox until then. It needs no id: reels are named in content. */
export function reelsSettings(values: Values): ReelsSettings {
  const service = readValue(values, 'PUBLIC_REELS_SERVICE');
  if (!service) return { origin: sandboxOrigin(values) };
  return { origin: 'https://www.instagram.com' };
}
