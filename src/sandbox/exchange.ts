import type { IncomingHttpHeaders } from 'node:http';
import type { ServiceName } from './failures.ts';
import type { Received } from './sessions.ts';
import type { TourItem } from './site-content.ts';

/** A request to one of the services. */
export type Ask = {
  url: URL;
  /** The named groups of the route's path. */
  parts: Readonly<Record<string, string>>;
  headers: IncomingHttpHeaders;
  /** The fields of the form or the JSON that was sent, by name. */
  fields: Readonly<Record<string, string>>;
  now: Date;
  tours: readonly TourItem[];
  /** The poster of a reel or a video. */
  poster: (id: string) => Buffer | undefined;
};

export type Reply = { status: number; headers: Record<string, string>; body: string | Buffer };

/** One address of one service. */
export type Route = {
  service: ServiceName;
  method: 'GET' | 'POST';
  path: RegExp;
  /** What a visitor sends here: the inbox shows it. */
  kind?: Received['kind'];
  answer: (ask: Ask) => Reply;
};

export function reply(body: string | Buffer, type = 'text/plain', status = 200): Reply {
  return { status, headers: { 'content-type': `${type}; charset=utf-8` }, body };
}

export function redirectReply(location: string): Reply {
  return { status: 303, headers: { location }, body: '' };
}

/** HTML that is safe to send: everything filled into it has been escaped. */
export type Html = { readonly html: string };

type Filling = Html | readonly Filling[] | string | undefined | false;

/** A template whose fillings are escaped, except for other templates; lists are joined. */
export function html(texts: TemplateStringsArray, ...fillings: Filling[]): Html {
  return { html: String.raw({ raw: texts }, ...fillings.map(fill)) };
}

function fill(filling: Filling): string {
  if (filling === undefined || filling === false) return '';
  if (typeof filling === 'string')
    return filling.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return 'html' in filling ? filling.html : filling.map(fill).join('');
}

/** A whole page of the sandbox, marked as such. */
export function pageReply(title: string, body: Html, kind = ''): Reply {
  const page = html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} · sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/sandbox.css" />
      </head>
      <body class="${kind}">
        <p class="stamp">Sandbox</p>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`;
  return reply(page.html, 'text/html');
}
