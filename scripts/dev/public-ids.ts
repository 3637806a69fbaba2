import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import type { Values } from '../../src/providers/variables.ts';

/**
 * The public ids that a build of the site would be made with: from the environment, else from the
 * `.env` files, in the same order as Astro reads them.
 */
export function publicIds(): Values {
  return loadEnv('production', fileURLToPath(new URL('../..', import.meta.url)), 'PUBLIC_');
}
