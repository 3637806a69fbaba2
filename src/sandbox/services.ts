import {
  html,
  pageReply,
  redirectReply,
  reply,
  type Ask,
  type Reply,
  type Route,
} from './exchange.ts';
import { assetReply } from './assets.ts';

const file = (service: Route['service'], path: RegExp, answer: Route['answer']): Route => ({
  service,
  method: 'GET',
  path,
  answer,
});

/** Mail, newsletter, applications, reels and videos, each as its service plays its part. */
export const serviceRoutes: Route[] = [
  {
    service: 'email',
    method: 'POST',
    path: /^\/api\/v1\.0\/email\/send(-form)?$/,
    kind: 'message',
    answer: () => reply('OK'),
  },
  {
    service: 'newsletter',
    method: 'POST',
    path: /^\/subscribe\/post$/,
    kind: 'newsletter',
    answer: ({ fields }) =>
      pageReply(
        'Almost finished',
        html`<p>The real list would now send a confirmation to <b>${fields['EMAIL']}</b>.</p>`,
      ),
  },
  {
    service: 'applications',
    method: 'POST',
    path: /^\/f\/[^/]+$/,
    kind: 'application',
    answer: answerApplication,
  },
  file('validation', /^\/validation\/jquery\.js$/, () =>
    reply('window.jQuery ??= () => [];', 'text/javascript'),
  ),
  file('validation', /^\/validation\/mc-validate\.js$/, () =>
    reply('window.mcValidate = { fields: fnames, jQuery: !!jQuery };', 'text/javascript'),
  ),
  file('validation', /^\/validation\/classic\.css$/, () => reply('', 'text/css')),
  file('reels-script', /^\/embed\.js$/, () => assetReply('reels.js')),
  // The frame tells the page around it that there is something to see, as the real one does.
  file('reel', /^\/reel\/(?<id>[\w-]+)\/(embed\/)?$/, ({ parts: { id } }) =>
    screen(
      `Reel ${id}`,
      id,
      html`<script>
        parent.postMessage('reel:mounted', '*');
      </script>`,
    ),
  ),
  file('reel', /^\/posters\/(?<id>[\w-]+)\.jpg$/, ({ parts, poster }) => {
    const picture = poster(parts['id'] ?? '');
    return picture ? reply(picture, 'image/jpeg') : reply('No such poster.', 'text/plain', 404);
  }),
  // It answers the greeting of the page around it, as the real player does.
  file('video', /^\/(embed\/(?<id>[\w-]+)|watch)$/, ({ parts, url }) =>
    screen(
      'Now playing',
      parts['id'] ?? url.searchParams.get('v') ?? '',
      html`<script>
        addEventListener('message', ({ source }) => source.postMessage('{"event":"onReady"}', '*'));
      </script>`,
    ),
  ),
];

/** A reel or a video: its poster. */
const screen = (title: string, id = '', script: ReturnType<typeof html>): Reply =>
  pageReply(title, html`<img src="/posters/${id}.jpg" alt="Poster of ${id}" />${script}`, 'screen');

/**
 * A script gets JSON. A plain form leads to the page that `_next` names, on the site it came from: a build
 * that is served on this machine names its public address.
 */
function answerApplication({ fields, headers }: Ask): Reply {
  const next = fields['_next'] ?? '';
  if (headers.accept === 'application/json')
    return reply(JSON.stringify({ ok: true, next }), 'application/json');
  const from = headers.origin ?? headers.referer ?? '';
  if (!URL.canParse(next) || !URL.canParse(from)) return pageReply('Thanks', html``);
  const { pathname, search, hash } = new URL(next);
  return redirectReply(new URL(from).origin + pathname + search + hash);
}
