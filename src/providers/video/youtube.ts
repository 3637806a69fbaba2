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
      // YouTube's own snippet asks for motion sensors, too, for films all around, and for locked media.
      allow: 'autoplay; fullscreen; picture-in-picture',
      // Its player runs scripts that read its own storage. What it links to opens in a tab of its own,
      // as a page like any other. It can't lead our page elsewhere, post forms, or start a download.
      sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      // Without a referrer the player answers with "Error 153".
      referrerpolicy: 'strict-origin-when-cross-origin',
    },
  };
}
