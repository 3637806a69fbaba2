import {
  html,
  pageReply,
  redirectReply,
  reply,
  route,
  type Exchange,
  type Reply,
  type Route,
} from './exchange.ts';
import { assetReply } from './assets.ts';

export const serviceRoutes: Route[] = [
  route('POST', 'email', /^\/api\/v1\.0\/email\/send(-form)?$/, () => reply('OK')),
  route('POST', 'newsletter', /^\/subscribe\/post$/, ({ fields }) =>
    pageReply(
      'Almost finished',
      html`<p>The real list would now send a confirmation to <b>${fields['EMAIL']}</b>.</p>`,
    ),
  ),
  route('POST', 'applications', /^\/f\/[^/]+$/, answerApplication),
  route('GET', 'validation', /^\/validation\/jquery\.js$/, () =>
    reply('window.jQuery ??= () => [];', 'text/javascript'),
  ),
  route('GET', 'validation', /^\/validation\/mc-validate\.js$/, () =>
    reply('window.mcValidate = { fields: fnames, jQuery: !!jQuery };', 'text/javascript'),
  ),
  route('GET', 'validation', /^\/validation\/classic\.css$/, () => reply('', 'text/css')),
  route('GET', 'reels-script', /^\/embed\.js$/, () => assetReply('reels.js')),
  // The frame reports to the page that it has loaded, as the real one does.
  route('GET', 'reel', /^\/reel\/(?<id>[\w-]+)\/(embed\/)?$/, ({ parts: { id } }) =>
    screen(
      `Reel ${id}`,
      id,
      html`<script>
        parent.postMessage('reel:mounted', '*');
      </script>`,
    ),
  ),
  route('GET', 'reel', /^\/posters\/(?<id>[\w-]+)\.jpg$/, ({ parts, poster }) => {
    const picture = poster(parts['id'] ?? '');
    return picture ? reply(picture, 'image/jpeg') : reply('No such poster.', 'text/plain', 404);
  }),
  // Answers the page's ping, as the real player does.
  route('GET', 'video', /^\/(embed\/(?<id>[\w-]+)|watch)$/, ({ parts, url }) =>
    screen(
      'Now playing',
      parts['id'] ?? url.searchParams.get('v') ?? '',
      html`<script>
        addEventListener('message', ({ source }) => source.postMessage('{"event":"onReady"}', '*'));
      </script>`,
    ),
  ),
];

/** Shows a reel or a video as its poster. */
const screen = (title: string, id = '', script: ReturnType<typeof html>): Reply =>
  pageReply(title, html`<img src="/posters/${id}.jpg" alt="Poster of ${id}" />${script}`);

/**
 * Answers a script with JSON, and a plain form with a redirect to the path of `_next` on the form's own origin:
 * `_next` has the public origin, also in a local build.
 */
function answerApplication({ fields, headers }: Exchange): Reply {
  const next = fields['_next'] ?? '';
  if (headers.accept === 'application/json')
    return reply(JSON.stringify({ ok: true, next }), 'application/json');
  const from = headers.origin ?? headers.referer ?? '';
  if (!URL.canParse(next) || !URL.canParse(from)) return pageReply('Thanks', html``);
  const { pathname, search, hash } = new URL(next);
  return redirectReply(new URL(from).origin + pathname + search + hash);
}
