import { assetReply } from '../assets.ts';
import { pageReply, type Route } from '../exchange.ts';
import { html, type Html } from '../html.ts';

/** Shows reels as Instagram does: a script that turns quotes into frames, and the frames' pages. */
export const reelsRoutes: Route[] = [
  {
    service: 'reels-script',
    method: 'GET',
    path: /^\/embed\.js$/,
    answer: () => assetReply('reels.js'),
  },
  {
    service: 'reel',
    method: 'GET',
    path: /^\/reel\/(?<code>[\w-]+)\/embed\/$/,
    answer: ({ parts }) => pageReply('Reel', html`${reel(parts['code'] ?? '')}${MOUNTED}`, 'reel'),
  },
  {
    service: 'reel',
    method: 'GET',
    path: /^\/reel\/(?<code>[\w-]+)\/$/,
    answer: ({ parts }) => pageReply('Reel', reel(parts['code'] ?? ''), 'reel'),
  },
];

/** Tells the page around the frame that there is something to see, as the real frame does. */
const MOUNTED = html`<script>
  parent.postMessage('reel:mounted', '*');
</script>`;

function reel(code: string): Html {
  return html`<main>
    <div class="screen" role="img" aria-label="A film frame standing in for the reel"></div>
    <h1>Reel ${code}</h1>
    <p>Here the real one would play.</p>
  </main>`;
}
