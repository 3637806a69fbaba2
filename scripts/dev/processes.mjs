// @ts-check
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, with a separator at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A failure whose message is all that a person needs to read: no stack is printed. */
export class PlainError extends Error {}

/**
 * The environment for a child process: the project's own tools, its Node 24 among them, come
 * before those of the machine, and none of them asks a question or reports usage.
 *
 * @param {Record<string, string>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: join(root, 'node_modules', '.bin') + delimiter + (process.env['PATH'] ?? ''),
    ASTRO_TELEMETRY_DISABLED: '1',
    WRANGLER_SEND_METRICS: 'false',
    ...extra,
  };
}

/**
 * Ends a process, and its group where it leads one.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function kill(child, signal) {
  try {
    process.kill(-(child.pid ?? 0), signal);
  } catch {
    child.kill(signal);
  }
}

/**
 * Runs a command to its end.
 *
 * With `quiet` its output is collected instead of shown. `seconds` is a time limit, after which the
 * command is ended and counts as failed. Never throws: a command that can't start has code 127.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, seconds?: number, env?: Record<string, string>, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, seconds, env, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnvironment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // Windows finds `npm.cmd` and the like only through its shell.
      shell: process.platform === 'win32',
      // In a group of its own, so that a time limit also ends what the command has started.
      detached: seconds !== undefined && process.platform !== 'win32',
    });
    const endToo = () => kill(child, 'SIGTERM');
    process.once('exit', endToo);
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    const limit = seconds && setTimeout(() => kill(child, 'SIGINT'), seconds * 1000);
    const last = seconds && setTimeout(() => kill(child, 'SIGKILL'), (seconds + 10) * 1000);
    const end = (/** @type {number} */ code) => {
      clearTimeout(limit);
      clearTimeout(last);
      process.off('exit', endToo);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/**
 * Whether nothing listens on this port of the local machine, in either address family.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
async function isFree(port) {
  for (const host of ['127.0.0.1', '::1']) {
    const free = await new Promise((resolve) => {
      const server = createServer();
      server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        // A machine without IPv6 has nobody listening there.
        resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
      });
      server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
    });
    if (!free) return false;
  }
  return true;
}

/**
 * The first free port from `from` on, leaving out those in `taken`.
 *
 * @param {number} from
 * @param {readonly number[]} [taken]
 * @returns {Promise<number>}
 */
export async function freePort(from, taken = []) {
  for (let port = from; port < from + 50; port += 1) {
    if (!taken.includes(port) && (await isFree(port))) return port;
  }
  throw new PlainError(`No free port between ${from} and ${from + 49}. Set PORT to one that is.`);
}

/**
 * A free port that no person is likely to want, and no other test run either.
 *
 * @returns {Promise<number>}
 */
export function sparePort() {
  return freePort(10_000 + Math.floor(Math.random() * 20_000));
}

/**
 * A port number from the environment.
 *
 * @param {string} name the variable
 * @param {number} fallback what to use when it is not set
 * @returns {number}
 */
export function portFrom(name, fallback) {
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainError(`${name} must be a port number between 1 and 65535, not "${text}".`);
}

/**
 * Runs a script's main function. A PlainError ends it with its message alone, anything else with
 * its stack, both with exit code 1.
 *
 * @param {() => Promise<unknown>} main
 */
export function runScript(main) {
  main().catch((error) => {
    console.error(error instanceof PlainError ? `\n${error.message}\n` : error);
    process.exit(1);
  });
}

/**
 * Whether the file of this URL is the script that was started, rather than imported.
 *
 * @param {string} url `import.meta.url`
 * @returns {boolean}
 */
export function isStarted(url) {
  return process.argv[1] !== undefined && fileURLToPath(url) === realpathSync(process.argv[1]);
}
