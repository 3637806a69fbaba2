import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { execa, type Options } from 'execa';
import getPort, { portNumbers } from 'get-port';

/** The folder of package.json, with a separator at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A failure whose message is all that a person needs to read: no stack is printed. */
export class PlainError extends Error {
  constructor(message: string) {
    super(message);
    // Astro prints this one, for what fails within its own commands.
    this.stack = message;
  }
}

/**
 * Reads what a person has set, such as a variable.
 *
 * @throws PlainError in the place of any other error
 */
export function plainly<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof Error ? new PlainError(error.message) : error;
  }
}

/** How the project's tools are run: its own come before the machine's, and none reports usage. */
export const TOOL = {
  cwd: root,
  preferLocal: true,
  localDir: root,
  env: { ASTRO_TELEMETRY_DISABLED: '1', WRANGLER_SEND_METRICS: 'false' },
} as const satisfies Options;

type RunOptions = {
  /** Collects the output instead of showing it. */
  quiet?: boolean;
  /** A time limit, after which the command is ended and counts as failed. */
  seconds?: number;
  env?: Record<string, string>;
  cwd?: string;
};

/**
 * Runs a command to its end. Never throws: a command that can't start has code 127.
 *
 * @returns its exit code and, with `quiet`, what it printed
 */
export async function run(
  command: string,
  args: readonly string[],
  { quiet = false, seconds, env = {}, cwd = root }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  const { exitCode, all, originalMessage } = await execa(command, args, {
    ...TOOL,
    cwd,
    env: { ...TOOL.env, ...env },
    stdin: quiet ? 'ignore' : 'inherit',
    stdout: quiet ? 'pipe' : 'inherit',
    stderr: quiet ? 'pipe' : 'inherit',
    all: true,
    reject: false,
    ...(seconds !== undefined && { timeout: seconds * 1000 }),
  });
  return { code: exitCode ?? 127, output: `${all ?? ''}${originalMessage ?? ''}` };
}

/** The first free port from `from` on, leaving out those in `taken`. */
export async function freePort(from: number, taken: readonly number[] = []): Promise<number> {
  const ports = [...portNumbers(from, from + 49)].filter((port) => !taken.includes(port));
  const port = await getPort({ port: ports });
  if (ports.includes(port)) return port;
  throw new PlainError(`No free port between ${from} and ${from + 49}. Set PORT to one that is.`);
}

/**
 * A free port that no person is likely to want, and no other test run either. Below those that the
 * system gives to outgoing connections, one of which could have it by the time it is used.
 */
export const sparePort = (): Promise<number> =>
  freePort(10_000 + Math.floor(Math.random() * 20_000));

/**
 * A port number from the environment.
 *
 * @param name the variable
 * @param fallback what to use when it is not set
 * @throws PlainError when it is no port number
 */
export function portFrom(name: string, fallback: number): number {
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainError(`${name} must be a port number between 1 and 65535, not "${text}".`);
}

/**
 * Runs a script's main function. A PlainError ends it with its message alone, anything else with
 * its stack, both with exit code 1.
 */
export function runScript(main: () => Promise<unknown>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof PlainError ? `\n${error.message}\n` : error);
    process.exit(1);
  });
}

/**
 * Whether the file of this URL is the script that was started, rather than imported.
 *
 * @param url `import.meta.url`
 */
export function isStarted(url: string): boolean {
  return process.argv[1] !== undefined && fileURLToPath(url) === realpathSync(process.argv[1]);
}
