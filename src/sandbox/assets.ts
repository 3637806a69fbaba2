import { readFileSync } from 'node:fs';
import { reply, type Reply } from './exchange.ts';

/** Serves a file in `assets/`; read per request, so edits apply. */
export function assetReply(name: string): Reply {
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  return reply(readFileSync(new URL(`./assets/${name}`, import.meta.url)), type);
}
