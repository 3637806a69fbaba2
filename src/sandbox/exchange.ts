import type { IncomingHttpHeaders } from 'node:http';
import { page, type Html } from './html.ts';
import type { ServiceName } from './failures.ts';
import type { Received } from './sessions.ts';
import type { TourItem } from './site-content.ts';

/** A request to one of the services, read and taken apart. */
export type Ask = {
  url: URL;
  /** The named parts of the route's path. */
  parts: Readonly<Record<string, string>>;
  headers: IncomingHttpHeaders;
  /** The body's fields in order, whether it was a form or JSON. */
  fields: readonly [name: string, value: string][];
  now: Date;
  /** The public origin of the site that is being played for, such as `https://www.company.example`. */
  siteOrigin: string | undefined;
  /** What the booking service sells besides gift cards. */
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
  /** What a visitor has sent by coming here, if anything: it is then shown on the sandbox's page. */
  kind?: Received['kind'];
  answer: (ask: Ask) => Reply;
};

/** A request that makes no sense, with the HTTP status and the words that say so. */
export class BadRequest extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

export function textReply(body: string, status = 200, type = 'text/plain'): Reply {
  return { status, headers: { 'content-type': `${type}; charset=utf-8` }, body };
}

export function fileReply(body: Buffer, type: string): Reply {
  return { status: 200, headers: { 'content-type': type }, body };
}

export function pageReply(title: string, body: Html, kind?: string): Reply {
  return textReply(page(title, body, kind), 200, 'text/html');
}

export function redirectReply(location: string, status: 302 | 303 = 302): Reply {
  return { status, headers: { location }, body: '' };
}

/** The value of a field, or '' when it did not come. */
export function fieldOf(ask: Pick<Ask, 'fields'>, name: string): string {
  return ask.fields.find(([candidate]) => candidate === name)?.[1] ?? '';
}
