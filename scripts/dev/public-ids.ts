import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { PlainError } from './processes.ts';
import { misshapenIds } from '../../src/providers/origins.ts';
import type { Values } from '../../src/providers/variables.ts';

/**
 * The public ids that a build of the site would be made with: from the environment, else from the
 * `.env` files, in the same order as Astro reads them.
 */
export function publicIds(): Values {
  return loadEnv('production', fileURLToPath(new URL('../..', import.meta.url)), 'PUBLIC_');
}

/**
 * The same, for a build.
 *
 * @throws PlainError naming each one of a wrong shape: its service would answer no visitor.
 */
export function soundIds(): Values {
  const ids = publicIds();
  const wrong = misshapenIds(ids);
  if (wrong.length > 0) throw new PlainError(`These ids cannot be right.\n\n${tell(wrong)}`);
  return ids;
}

/** A line for each id of a wrong shape. */
export const tell = (wrong: ReturnType<typeof misshapenIds>): string =>
  wrong
    .map(({ name, value, form }) => `  ${name}\n      it is "${value}"; write ${form}`)
    .join('\n');
