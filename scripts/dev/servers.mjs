// @ts-check
/** The servers behind `npm start`, `npm run dev` and the tests. They end with the script. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { PlainError, root, toolEnvironment } from './processes.mjs';

const TIMEOUT_SECONDS = 60;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isEnding = false;

async function endAll() {
  isEnding = true;
  const closed = [...running].map(
    (child) => new Promise((resolve) => child.once('close', resolve)),
  );
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(closed);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => endAll().then(() => process.exit(0)));
}
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/**
 * Starts a server and waits until it answers.
 *
 * @param {object} server
 * @param {string} server.name what a person calls it
 * @param {readonly string[]} server.args of Node
 * @param {number} server.port
 * @param {Record<string, string>} [server.env]
 * @param {(line: string, isError: boolean) => string | undefined} server.say what to print of a
 *   line of its log
 * @returns {Promise<{ ended: Promise<never> }>} `ended` rejects when it ends by itself
 * @throws {PlainError} when it ends or stays silent instead of answering
 */
async function startServer({ name, args, port, env, say }) {
  const child = spawn('node', args, {
    cwd: root,
    env: toolEnvironment({ CI: '1', NO_COLOR: '1', FORCE_COLOR: '0', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));

  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      log = (log + data).slice(-4000);
    });
    createInterface(stream).on('line', (line) => {
      const text = say(stripVTControlCharacters(line), stream === child.stderr);
      if (text) console.log(text);
    });
  }

  /** @type {Promise<never>} */
  const ended = new Promise((_, reject) => {
    child.once('error', (error) => reject(new PlainError(`${name}: ${error.message}`)));
    child.once('close', (code) => {
      if (isEnding) return;
      const words = stripVTControlCharacters(log).trim();
      reject(new PlainError(`${name} ended by itself (code ${code}).\n${words}`));
    });
  });
  // Nobody may be watching yet when it ends; `keepRunning` will still hear of it.
  ended.catch(() => {});
  await Promise.race([ended, untilAnswering(name, port)]);
  return { ended };
}

/**
 * @param {string} name
 * @param {number} port
 */
async function untilAnswering(name, port) {
  const until = Date.now() + TIMEOUT_SECONDS * 1000;
  while (Date.now() < until) {
    try {
      await fetch(`http://localhost:${port}/`, { redirect: 'manual', method: 'HEAD' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new PlainError(`${name} did not answer on port ${port} within ${TIMEOUT_SECONDS} seconds.`);
}

/** What a person needs to know of wrangler's log: its warnings and errors, and pages not found. */
function createSiteLog() {
  let isTrouble = false;
  return (/** @type {string} */ line) => {
    const missing = /^\[wrangler:info\] \S+ (\S+) 404 /.exec(line);
    if (missing) return `  404 ${missing[1]}`;
    const [tag, level] = /^\[wrangler:(\w+)\] ?/.exec(line) ?? [];
    // What follows a warning without a tag of its own belongs to it.
    if (level) isTrouble = level !== 'info';
    else if (/^\s*[✘▲]/.test(line)) isTrouble = true;
    return isTrouble && line.trim() ? `  ${line.slice(tag?.length ?? 0)}` : undefined;
  };
}

/**
 * Serves a built site by the rules of the host: redirects, headers, addresses and the 404 page.
 *
 * @param {{ port: number, folder?: string }} options `folder`: what to serve instead of `dist`
 */
export function serveSite({ port, folder = 'dist' }) {
  const wrangler = join('node_modules', 'wrangler', 'bin', 'wrangler.js');
  return startServer({
    name: 'The site’s server',
    args: [wrangler, 'dev', '--port', `${port}`, '--ip', '127.0.0.1', '--assets', folder],
    port,
    // It would ask the host's network where its visitors come from.
    env: { CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
    say: createSiteLog(),
  });
}

/**
 * Serves the sources as they stand, and again at every change.
 *
 * @param {{ port: number, sandbox: string }} options `sandbox`: its origin
 */
export function serveSources({ port, sandbox }) {
  const astro = join('node_modules', 'astro', 'bin', 'astro.mjs');
  return startServer({
    name: 'The live view',
    args: [astro, 'dev', '--port', `${port}`],
    port,
    env: { PUBLIC_SANDBOX_ORIGIN: sandbox },
    say: (line) => line,
  });
}

/**
 * Starts the sandbox, which plays every third party.
 *
 * @param {{ port: number }} options
 */
export function startSandbox({ port }) {
  return startServer({
    name: 'The sandbox',
    args: [join('src', 'sandbox', 'main.ts'), '--port', `${port}`],
    port,
    say: (line, isError) => (isError ? `  sandbox: ${line}` : undefined),
  });
}

/**
 * Waits until Ctrl-C, which ends the servers and the script.
 *
 * @param {...{ ended: Promise<never> }} servers
 * @returns {Promise<never>}
 * @throws {PlainError} when a server ended by itself; the others end with the script
 */
export function keepRunning(...servers) {
  return Promise.race(servers.map(({ ended }) => ended));
}
