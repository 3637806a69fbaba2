import type { Video } from './contract.ts';

export type VideoSettings = { player: string; site: string };

export function youTube({ player, site }: VideoSettings): Video {
  return {
    embedUrl: (id) =>
      `${player}/embed/${encodeURIComponent(id)}?autoplay=1&playsinline=1&rel=0&enablejsapi=1`,
    watchUrl: (id) => `${site}/watch?v=${encodeURIComponent(id)}`,
    // As YouTube's own script sends it; answered if the URL has `enablejsapi`.
    pingMessage: '{"event":"listening","id":1,"channel":"widget"}',
    frame: {
      // YouTube's snippet also requests motion sensors (360° videos) and encrypted media.
      allow: 'autoplay; fullscreen; picture-in-picture',
      // The player needs scripts, its own storage and links in new tabs. It can't navigate our page, post
      // forms or start downloads.
      sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      // Without a referrer the player answers with "Error 153".
      referrerpolicy: 'strict-origin-when-cross-origin',
    },
  };
}
