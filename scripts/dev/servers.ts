import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, portFrom, root, startServer } from './processes.ts';

/** The port for the sandbox: pages have it baked in, so a build and what serves it must agree. */
export const sandboxPort = (): number => portFrom('SANDBOX_PORT', 4322);

export const sandboxOrigin = (port: number): string => `http://localhost:${port}`;

/** The sandbox port that the build in `dist` was made for: its headers name the calendar's origin. */
export function builtSandboxPort(): number {
  const file = join(root, 'dist', '_headers');
  if (!existsSync(file)) throw new PlainError('There is no build yet. Run: npm run build');
  const [, port] = /http:\/\/localhost:(\d+)/.exec(readFileSync(file, 'utf8')) ?? [];
  if (port !== undefined) return Number(port);
  throw new PlainError('The build in dist is one for the real services, not for the sandbox.');
}

/** The arguments for Node that serve a built folder by the host's rules: redirects, headers, the 404 page. */
export const siteArgs = (port: number, folder = 'dist'): string[] => [
  'node_modules/wrangler/bin/wrangler.js',
  ...['dev', '--port', `${port}`, '--ip', '127.0.0.1', '--assets', folder, '--log-level', 'warn'],
];

/** Wrangler would ask the host's network where its visitors come from. */
export const SITE_ENV = { CLOUDFLARE_CF_FETCH_ENABLED: 'false' };

export const sandboxArgs = (port: number): string[] => [
  'src/sandbox/main.ts',
  ...['--port', `${port}`],
];

export const serveSite = (port: number, folder?: string) =>
  startServer({
    args: siteArgs(port, folder),
    url: `http://localhost:${port}/`,
    env: SITE_ENV,
  });

export const startSandbox = (port: number) =>
  startServer({ args: sandboxArgs(port), url: sandboxOrigin(port) });

/** The sandbox of the build in `dist`, for checks: that of a running `npm start` will do. */
export async function ensureSandbox(): Promise<void> {
  const port = builtSandboxPort();
  const answer = await fetch(`${sandboxOrigin(port)}/received.json`).catch(() => undefined);
  if (!answer?.ok) await startSandbox(port);
}
