import { loadScript, type Script } from '../load-script.ts';
import { readValue, sandboxOrigin, wrong } from '../read-values.ts';
import type { Values } from '../variables.ts';
import type { Reels } from './contract.ts';

declare global {
  interface Window {
    instgrm?: { Embeds?: { process?: () => void } };
  }
}

export type ReelsSettings = { origin: string };

/** Instagram once it is named, the sandbox until then. It needs no id: reels are named in content. */
export function reelsSettings(values: Values): ReelsSettings {
  const service = readValue(values, 'PUBLIC_REELS_SERVICE');
  if (!service) return { origin: sandboxOrigin(values) };
  if (service !== 'instagram') throw wrong('PUBLIC_REELS_SERVICE', service, 'the word instagram');
  return { origin: 'https://www.instagram.com' };
}

/**
 * The reels contract, kept by Instagram.
 *
 * @param loadWith what loads its script; a page's islands give `loadEmbed` of `stores/embeds.ts`.
 */
export function instagram(
  { origin }: ReelsSettings,
  loadWith: (script: Script) => Promise<void> = loadScript,
): Reels {
  const permalink = (code: string) => `${origin}/reel/${encodeURIComponent(code)}/`;
  return {
    permalink,
    blockquote: (code) => ({
      class: 'instagram-media',
      'data-instgrm-permalink': `${permalink(code)}?utm_source=ig_embed&utm_campaign=loading`,
      'data-instgrm-version': '14',
    }),
    async draw() {
      await loadWith({
        src: `${origin}/embed.js`,
        isReady: () => typeof window.instgrm?.Embeds?.process === 'function',
      });
      window.instgrm?.Embeds?.process?.();
    },
  };
}
