import { readFileSync } from 'node:fs';
import { reply, type Reply } from './exchange.ts';

const TYPES = { css: 'text/css', js: 'text/javascript', woff2: 'font/woff2' } as const;

/** A file of `assets/`, or a font of the site; read at each request, so that changes show. */
export function assetReply(name: string): Reply {
  const [, ending] = name.split('.');
  const type = TYPES[ending as keyof typeof TYPES];
  const folder = ending === 'woff2' ? '../styles/fonts/' : './assets/';
  return reply(readFileSync(new URL(folder + name, import.meta.url)), type);
}
