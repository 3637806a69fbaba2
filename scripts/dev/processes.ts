import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, with a separator at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** An error that is printed without its stack. */
export class PlainError extends Error {
  constructor(message: string) {
    super(message);
    // Astro's commands print the stack.
    this.stack = message;
  }
}

/** Calls `read`. @throws PlainError instead of any other error */
export function rethrowWithoutStack<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof Error ? new PlainError(error.message) : error;
  }
}

/** Runs a script. A PlainError ends it with its message alone, anything else with its stack. */
export function runScript(main: () => Promise<unknown>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof PlainError ? `\n${error.message}\n` : error);
    process.exit(1);
  });
}

/** The environment of the project's programs: they come before the machine's, and report no usage. */
export const TOOLS = {
  ...process.env,
  PATH: join(root, 'node_modules', '.bin') + delimiter + (process.env['PATH'] ?? ''),
  ASTRO_TELEMETRY_DISABLED: '1',
  WRANGLER_SEND_METRICS: 'false',
};

/** Runs a command in a shell, with its output shown. @returns whether its exit code is 0 */
export function run(command: string, env: Record<string, string> = {}): boolean {
  const options = { cwd: root, shell: true, stdio: 'inherit', env: { ...TOOLS, ...env } } as const;
  return spawnSync(command, options).status === 0;
}

type Server = {
  args: readonly string[];
  url: string;
  env?: Record<string, string>;
  /** Shows all that it prints, and not its errors alone. */
  isVerbose?: boolean;
};

/** Starts a server that ends with this script, and waits a minute at most until it answers. */
export async function startServer(server: Server): Promise<{ ended: Promise<never> }> {
  const { args, url, env, isVerbose = false } = server;
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', isVerbose ? 'inherit' : 'ignore', 'inherit'],
    env: { ...TOOLS, ...env },
  });
  process.once('exit', () => child.kill());
  // By itself, a signal ends the script without its "exit" event.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(130));
  const ended = once(child, 'exit').then((): never => {
    throw new PlainError(`The server of ${url} has ended.`);
  });
  // Handled by those who wait for it.
  ended.catch(() => {});
  await Promise.race([ended, waitForAnswer(url)]);
  return { ended };
}

async function waitForAnswer(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await fetch(url, { method: 'HEAD' }).catch(() => undefined)) return;
    await wait(100);
  }
  throw new PlainError(`Nothing has answered at ${url} for a minute.`);
}

/** The port that a variable of the environment sets. @throws PlainError when it is no port number */
export function portFrom(name: string, fallback: number): number {
  const port = Number(process.env[name] || fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainError(`${name} must be a port number, not "${process.env[name]}".`);
}
