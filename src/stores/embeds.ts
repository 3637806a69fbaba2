import { map } from 'nanostores';
import { loadScript, type Script } from '../providers/load-script.ts';

export type EmbedState = 'loading' | 'ready' | 'failed';

/** The state of each third-party script by URL; no entry before it is requested. */
export const $embeds = map<Record<string, EmbedState>>({});

/** Calls `loadScript`, which all islands share, and records the state. */
export async function loadEmbed(script: Script): Promise<void> {
  const { src } = script;
  if ($embeds.get()[src] !== 'ready') $embeds.setKey(src, 'loading');
  try {
    await loadScript(script);
    $embeds.setKey(src, 'ready');
  } catch (reason) {
    $embeds.setKey(src, 'failed');
    throw reason;
  }
}
