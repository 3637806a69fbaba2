import { readFileSync } from 'node:fs';
import { reply, type Reply } from './exchange.ts';

const TYPES = { css: 'text/css', js: 'text/javascript', woff2: 'font/woff2' } as const;

/** Serves a file in `assets/` or a site font; read per request, so edits apply. */
export function assetReply(name: string): Reply {
  const [, ending] = name.split('.');
  const type = TYPES[ending as keyof typeof TYPES];
  const folder = ending === 'woff2' ? '../styles/fonts/' : './assets/';
  return reply(readFileSync(new URL(folder + name, import.meta.url)), type);
}
