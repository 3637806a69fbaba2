import type { IncomingHttpHeaders } from 'node:http';
import type { Failure, ServiceName } from './failures.ts';
import type { TourItem } from './site-content.ts';

/** A request to one of the services. */
export type Exchange = {
  url: URL;
  /** The named groups of the route's path. */
  parts: Readonly<Record<string, string>>;
  headers: IncomingHttpHeaders;
  /** The submitted form or JSON fields, by name. */
  fields: Readonly<Record<string, string>>;
  now: Date;
  tours: readonly TourItem[];
  /** The poster of a reel or a video. */
  poster: (id: string) => Buffer | undefined;
};

export type Reply = { status: number; headers: Record<string, string>; body: string | Buffer };

export type Route = {
  service: ServiceName;
  /** What is posted is a submission, which the inbox shows. */
  method: 'GET' | 'POST';
  path: RegExp;
  answer: (exchange: Exchange) => Reply;
};

export const route = (
  method: Route['method'],
  service: ServiceName,
  path: RegExp,
  answer: Route['answer'],
): Route => ({ method, service, path, answer });

export function reply(body: string | Buffer, type = 'text/plain', status = 200): Reply {
  return { status, headers: { 'content-type': `${type}; charset=utf-8` }, body };
}

export function redirectReply(location: string): Reply {
  return { status: 303, headers: { location }, body: '' };
}

/** Escaped HTML. */
export type Html = { readonly html: string };

type Value = Html | readonly Value[] | string | undefined | false;

/** A template that escapes values, except other templates, and joins lists. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return { html: String.raw({ raw: strings }, ...values.map(fill)) };
}

function fill(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string')
    return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  return 'html' in value ? value.html : value.map(fill).join('');
}

export function pageReply(title: string, body: Html): Reply {
  const page = html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} · sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/sandbox.css" />
      </head>
      <body>
        <p>Sandbox</p>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`;
  return reply(page.html, 'text/html');
}

/** `refuse` closes the connection, `hang` leaves it open without an answer. */
export type Outcome = Reply | 'refuse' | 'hang';

export function outcomeOf(failure: Failure | undefined, answer: () => Reply): Outcome {
  if (failure === undefined || failure === 'slow') return answer();
  if (failure === 'refuse' || failure === 'hang') return failure;
  if (failure === 'garbage') return reply('}{ <<<%%% purr() {{{ unexpected = ;');
  return reply(`Error ${failure}`, 'text/plain', Number(failure));
}
