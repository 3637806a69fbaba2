import { loadEnv } from 'vite';
import { PlainError, root } from '../dev/processes.ts';
import { sandboxOrigin, sandboxPort } from '../dev/servers.ts';
import { invalidIds, readPublicIds, type PublicIds } from '../../src/providers/public-ids.ts';

// Astro reads the origin, and no port.
if (process.env['SANDBOX_PORT'])
  process.env['PUBLIC_SANDBOX_ORIGIN'] ??= sandboxOrigin(sandboxPort());

/**
 * The public ids that a build of the site would be made with: from the environment, else from the
 * `.env` files, in the same order as Astro reads them.
 */
export const publicIds = (): PublicIds => readPublicIds(loadEnv('production', root, 'PUBLIC_'));

/** The same, for a build. @throws PlainError naming each invalid id: its service would answer no visitor */
export function validatedEnv(): PublicIds {
  const ids = publicIds();
  const invalid = describeInvalid(ids);
  if (invalid) throw new PlainError(invalid);
  return ids;
}

/** What to write for each invalid id; undefined where there is none. */
export function describeInvalid(ids: PublicIds): string | undefined {
  const lines = invalidIds(ids).map(
    ({ name, value, example }) => `  ${name}\n      is "${value}"; write one like ${example}`,
  );
  if (lines.length === 0) return undefined;
  return `These ids cannot be right; .env.example says where to find each.\n\n${lines.join('\n')}`;
}
