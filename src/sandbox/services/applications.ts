import {
  fieldOf,
  pageReply,
  redirectReply,
  textReply,
  type Ask,
  type Reply,
  type Route,
} from '../exchange.ts';
import { html } from '../html.ts';

/** Takes Adventure Cats applications as Formspree does, and sends the visitor on to `_next`. */
export const applicationsRoutes: Route[] = [
  {
    service: 'applications',
    method: 'POST',
    path: /^\/f\/[^/]+$/,
    kind: 'application',
    answer,
  },
];

function answer(ask: Ask): Reply {
  const next = nextAddress(fieldOf(ask, '_next'), ask);
  if (ask.headers.accept?.startsWith('application/json')) {
    return textReply(
      JSON.stringify({ ok: true, next: next ?? '/thanks' }),
      200,
      'application/json',
    );
  }
  if (next) return redirectReply(next);
  return pageReply(
    'Thanks',
    html`<main>
      <h1>Thanks</h1>
      <p>The form was submitted. It named no page of the site to go on to, so it ends here.</p>
    </main>`,
    'notice',
  );
}

/**
 * Where the visitor goes after the form: only to the site itself, as the real service allows.
 *
 * A site built for its public address but served on this machine sends that public address along.
 * The visitor is then sent to the same page of the copy they came from, which its `Origin` or
 * `Referer` names.
 *
 * @returns an absolute address, or undefined when `_next` is none that may be followed.
 */
function nextAddress(
  next: string,
  { headers, siteOrigin }: Pick<Ask, 'headers' | 'siteOrigin'>,
): string | undefined {
  if (!URL.canParse(next)) return undefined;
  const url = new URL(next);
  if (isLoopback(url)) return url.href;
  if (url.origin !== siteOrigin) return undefined;

  const from = [headers.origin, headers.referer].find(
    (address) => address !== undefined && URL.canParse(address) && isLoopback(new URL(address)),
  );
  return from === undefined
    ? url.href
    : new URL(url.pathname + url.search + url.hash, new URL(from).origin).href;
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return /^https?:$/.test(protocol) && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
