import { readFileSync } from 'node:fs';
import { textReply, type Reply } from './exchange.ts';

const TYPES = { css: 'text/css', js: 'text/javascript' } as const;

type AssetName = `${string}.${keyof typeof TYPES}`;

/**
 * A file out of `assets/`. Read anew each time, so that a change shows at the next request.
 *
 * @throws Error when there is no such file.
 */
export function assetReply(name: AssetName): Reply {
  const text = readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
  return textReply(text, 200, name.endsWith('.css') ? TYPES.css : TYPES.js);
}
