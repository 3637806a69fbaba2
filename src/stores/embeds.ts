import { map } from 'nanostores';
import { loadScript, type Script } from '../providers/load-script.ts';

export type EmbedState = 'loading' | 'ready' | 'failed';

/** How far each third party's script is, by its address. One that nobody has asked for is not in it. */
export const $embeds = map<Record<string, EmbedState>>({});

/**
 * Loads a third party's script, once for all islands of the page.
 *
 * @returns a promise that all who ask share. It rejects with an `Error` when the script is blocked,
 *   brings nothing, or takes longer than 8 seconds; the next one to ask then tries anew.
 */
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
