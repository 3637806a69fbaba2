import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Absolute path of package.json's folder, with a trailing separator. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** An error whose message is enough for the user: it is printed without a stack trace. */
export class PlainError extends Error {
  constructor(message: string) {
    super(message);
    // Astro prints `stack`, not `message`.
    this.stack = message;
  }
}

/** What `parseArgs` throws at an argument that a script doesn't know. */
const isUnknownArgument = (error: Error): boolean =>
  'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));

/** Runs a script. On an error, prints its message, and its stack unless it is plain, and exits with 1. */
export function runScript(main: () => Promise<unknown>): void {
  main().catch((error: unknown) => {
    const isPlain =
      error instanceof Error && (error.stack === error.message || isUnknownArgument(error));
    console.error(isPlain ? `\n${error.message}\n` : error);
    process.exit(1);
  });
}

/** Environment for child processes: local binaries come first on the PATH; telemetry is off. */
export const TOOLS = {
  ...process.env,
  PATH: join(root, 'node_modules', '.bin') + delimiter + (process.env['PATH'] ?? ''),
  ASTRO_TELEMETRY_DISABLED: '1',
  WRANGLER_SEND_METRICS: 'false',
};

/** Runs a shell command and shows its output. @returns whether it exits with 0 */
export function run(command: string, env: Record<string, string> = {}): boolean {
  const options = { cwd: root, shell: true, stdio: 'inherit', env: { ...TOOLS, ...env } } as const;
  return spawnSync(command, options).status === 0;
}

type Server = {
  args: readonly string[];
  url: string;
  env?: Record<string, string>;
  /** Shows stdout as well as stderr. */
  isVerbose?: boolean;
};

/** Starts a server that stops with this process, and waits up to a minute until it responds. */
export async function startServer(server: Server): Promise<{ ended: Promise<never> }> {
  const { args, url, env, isVerbose = false } = server;
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', isVerbose ? 'inherit' : 'ignore', 'pipe'],
    env: { ...TOOLS, ...env },
  });
  // Not inherited: after this process has ended, Wrangler's bundler may print a stack because it was stopped.
  child.stderr?.pipe(process.stderr);
  process.once('exit', () => child.kill());
  // Without a handler, a signal ends the process without an "exit" event.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(130));
  const ended = once(child, 'exit').then((): never => {
    throw new PlainError(`The server of ${url} has ended.`);
  });
  // Avoids an unhandled rejection; callers that await it still get the error.
  ended.catch(() => {});
  await Promise.race([ended, waitForResponse(url)]);
  return { ended };
}

async function waitForResponse(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await fetch(url, { method: 'HEAD' }).catch(() => undefined)) return;
    await wait(100);
  }
  throw new PlainError(`${url} has not responded within a minute.`);
}

/** Reads a port from an environment variable. @throws PlainError when it isn't a port number */
export function portFrom(name: string, fallback: number): number {
  const port = Number(process.env[name] || fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainError(`${name} must be a port number, not "${process.env[name]}".`);
}

/** Whether a program listens on a port of this machine, over IPv4 or IPv6. */
async function isTaken(port: number): Promise<boolean> {
  const socket = connect({ port, host: 'localhost' });
  const isAnswered = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isAnswered;
}

/**
 * Finds a port to listen on: the environment variable's, else the first free one of `fallback`, ten above
 * it, and so on.
 *
 * @throws PlainError when the variable's port is taken
 */
export async function freePort(name: string, fallback: number): Promise<number> {
  let port = portFrom(name, fallback);
  while (await isTaken(port)) {
    if (process.env[name])
      throw new PlainError(
        `Port ${port} is taken by another program. Set ${name} to another port.`,
      );
    port += 10;
  }
  return port;
}
