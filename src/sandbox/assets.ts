import { readFileSync } from 'node:fs';
import { fileReply, textReply, type Reply } from './exchange.ts';

const TYPES = { css: 'text/css', js: 'text/javascript' } as const;

type AssetName = `${string}.${keyof typeof TYPES}`;

/**
 * A file out of `assets/`. Read at each request, so that a change shows at once.
 *
 * @throws Error when there is no such file.
 */
export function assetReply(name: AssetName): Reply {
  const text = readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
  return textReply(text, 200, name.endsWith('.css') ? TYPES.css : TYPES.js);
}

/** A font of the site. */
export function fontReply(name: string): Reply {
  const file = new URL(`../styles/fonts/${name}.woff2`, import.meta.url);
  return fileReply(readFileSync(file), 'font/woff2');
}
