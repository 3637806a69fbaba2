import { assetReply } from '../assets.ts';
import { fileReply, pageReply, textReply, type Route } from '../exchange.ts';
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
  {
    service: 'reel',
    method: 'GET',
    path: /^\/posters\/(?<id>[\w-]+)\.jpg$/,
    answer: ({ parts, poster }) => {
      const picture = poster(parts['id'] ?? '');
      return picture ? fileReply(picture, 'image/jpeg') : textReply('No such poster.', 404);
    },
  },
];

/** A reel or a video that is not playing: its poster. */
export const screen = (id: string): Html =>
  html`<img class="screen" src="/posters/${id}.jpg" alt="Poster of ${id}" />`;

/** Tells the page around the frame that there is something to see, as the real frame does. */
const MOUNTED = html`<script>
  parent.postMessage('reel:mounted', '*');
</script>`;

function reel(code: string): Html {
  return html`<main>
    ${screen(code)}
    <h1>Reel ${code}</h1>
  </main>`;
}
