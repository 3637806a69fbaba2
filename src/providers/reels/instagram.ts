import { loadScript } from '../load-script.ts';
import type { Reels } from './contract.ts';

declare global {
  interface Window {
    instgrm?: { Embeds?: { process?: () => void } };
  }
}

export type ReelsSettings = { origin: string };

export function instagram({ origin }: ReelsSettings): Reels {
  const permalink = (code: string) => `${origin}/reel/${encodeURIComponent(code)}/`;
  return {
    permalink,
    blockquote: (code) => ({
      class: 'instagram-media',
      'data-instgrm-permalink': `${permalink(code)}?utm_source=ig_embed&utm_campaign=loading`,
      'data-instgrm-version': '14',
    }),
    async draw() {
      await loadScript({
        src: `${origin}/embed.js`,
        isReady: () => typeof window.instgrm?.Embeds?.process === 'function',
      });
      window.instgrm?.Embeds?.process?.();
    },
  };
}
