import { loadEnv } from 'vite';
import { PlainError, root } from '../dev/processes.ts';
import { sandboxOrigin, sandboxPort } from '../dev/servers.ts';
import { invalidIds, readPublicIds, type PublicIds } from '../../src/providers/settings.ts';

// Pages read only the origin, not the port.
if (process.env['SANDBOX_PORT'])
  process.env['PUBLIC_SANDBOX_ORIGIN'] ??= sandboxOrigin(sandboxPort());

/**
 * The public ids that a build would use: from the environment, else from the `.env` files, in Astro's
 * order of precedence.
 */
export const publicIds = (): PublicIds => readPublicIds(loadEnv('production', root, 'PUBLIC_'));

/** Like `publicIds`, for a build. @throws PlainError naming each invalid id, and how to fix it */
export function validatedEnv(): PublicIds {
  const ids = publicIds();
  const lines = invalidIds(ids).map(
    ({ name, value, example }) => `  ${name}\n      is "${value}"; write one like ${example}`,
  );
  if (lines.length === 0) return ids;
  throw new PlainError(
    `These ids are invalid; .env.example says where to find each.\n\n${lines.join('\n')}`,
  );
}
