import type { Video } from './contract.ts';

export type VideoSettings = { player: string; site: string };

/** The video contract, kept by YouTube. */
export function youTube({ player, site }: VideoSettings): Video {
  return {
    embedUrl: (id) =>
      `${player}/embed/${encodeURIComponent(id)}?autoplay=1&playsinline=1&rel=0&enablejsapi=1`,
    watchUrl: (id) => `${site}/watch?v=${encodeURIComponent(id)}`,
    // As YouTube's own script says it; answered where the address has `enablejsapi`.
    greeting: '{"event":"listening","id":1,"channel":"widget"}',
    frame: {
      allow: 'accelerometer; autoplay; encrypted-media; gyroscope; picture-in-picture; fullscreen',
      // Without a referrer the player answers with "Error 153".
      referrerpolicy: 'strict-origin-when-cross-origin',
    },
  };
}
