import { pageReply, type Ask, type Reply, type Route } from '../exchange.ts';
import { html } from '../html.ts';
import { screen } from './reels.ts';

/** Plays videos as YouTube does: a player for a frame, and a page to watch on. */
export const videoRoutes: Route[] = [
  { service: 'video', method: 'GET', path: /^\/embed\/(?<id>[\w-]+)$/, answer: player },
  { service: 'video', method: 'GET', path: /^\/watch$/, answer: player },
];

/** Answers the page around the frame that greets it, as the real player does where it is asked to. */
const ANSWERING = html`<script>
  addEventListener('message', ({ data, source }) => {
    if (String(data).includes('"event":"listening"'))
      source.postMessage('{"event":"onReady"}', '*');
  });
</script>`;

function player({ parts, url }: Ask): Reply {
  const id = parts['id'] ?? url.searchParams.get('v') ?? '';
  const isAnswering = url.searchParams.get('enablejsapi') === '1';
  const isPlaying = url.searchParams.get('autoplay') === '1';
  return pageReply(
    'Video',
    html`<main>
        ${screen(id)}
        <h1>${isPlaying ? 'Now playing' : 'Ready to play'}: ${id}</h1>
      </main>
      ${isAnswering && ANSWERING}`,
    'video',
  );
}
