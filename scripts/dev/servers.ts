import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, PlainError, portFrom, root, startServer } from './processes.ts';

/** The sandbox's port. It is baked into the built pages, so build and server must use the same one. */
export const sandboxPort = (): number => portFrom('SANDBOX_PORT', 4322);

export const sandboxOrigin = (port: number): string => `http://localhost:${port}`;

/** The sandbox port that `dist` was built with, read from the calendar's origin in its headers. */
export function builtSandboxPort(): number {
  const file = join(root, 'dist', '_headers');
  if (!existsSync(file)) throw new PlainError('There is no build yet. Run: npm run build');
  const [, port] = /http:\/\/localhost:(\d+)/.exec(readFileSync(file, 'utf8')) ?? [];
  if (port !== undefined) return Number(port);
  throw new PlainError('The build in dist is one for the real services, not for the sandbox.');
}

export const sandboxArgs = (port: number): string[] => [
  'src/sandbox/main.ts',
  ...['--port', `${port}`],
];

/** Serves a built folder with the host's redirects, headers and 404 page. */
export const serveSite = (port: number, folder = 'dist') =>
  startServer({
    args: [
      'node_modules/wrangler/bin/wrangler.js',
      'dev',
      `--port=${port}`,
      '--ip=127.0.0.1',
      `--assets=${folder}`,
      '--log-level=warn',
    ],
    url: `http://localhost:${port}/`,
    // Stops Wrangler from fetching sample request metadata (`request.cf`) from Cloudflare.
    env: { CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  });

export const startSandbox = (port: number) =>
  startServer({ args: sandboxArgs(port), url: sandboxOrigin(port) });

/** Whether a sandbox, such as that of `npm start`, runs on a port. */
async function hasSandbox(port: number): Promise<boolean> {
  const response = await fetch(`${sandboxOrigin(port)}/received.json`).catch(() => undefined);
  return response?.ok === true;
}

/** The port to build with: one where a sandbox runs or can be started. */
export async function findSandboxPort(): Promise<number> {
  const port = sandboxPort();
  return (await hasSandbox(port)) ? port : freePort('SANDBOX_PORT', port);
}

/** Starts the sandbox that `dist` was built with, unless it already runs. */
export async function ensureSandbox(): Promise<void> {
  const port = builtSandboxPort();
  if (!(await hasSandbox(port))) await startSandbox(port);
}
