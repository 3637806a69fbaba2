/** The servers behind `npm start`, `npm run dev` and the checks. They end with the script. */
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import waitOn from 'wait-on';
import { PlainError, TOOL } from './processes.ts';

// Ending the script ends its servers: execa sees to that.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(0));
}

type Server = {
  /** What a person calls it. */
  name: string;
  command: string;
  args: readonly string[];
  port: number;
  env?: Record<string, string>;
  /** What to print of a line of its log. */
  say: (line: string) => string | undefined;
  /** What it says once it has its port: what answers there before may be another program. */
  ready?: RegExp;
};

/** A server that answers; `ended` rejects when it ends by itself. */
export type Running = { ended: Promise<never> };

/**
 * Starts a server and waits until it answers.
 *
 * @throws PlainError when it ends, or stays silent for a minute, instead of answering
 */
async function startServer(options: Server): Promise<Running> {
  const { name, command, args, port, env = {}, say, ready } = options;
  const server = execa(command, args, {
    ...TOOL,
    env: { ...TOOL.env, CI: '1', NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    stdin: 'ignore',
    all: true,
    reject: false,
    // Pages not found in a day of work: only the end matters when it fails.
    maxBuffer: 1_000_000_000,
  });
  const isReady = Promise.withResolvers<void>();
  if (!ready) isReady.resolve();
  const print = async () => {
    for await (const line of server.iterable({ from: 'all' })) {
      if (ready?.test(line)) isReady.resolve();
      const text = say(stripVTControlCharacters(line));
      if (text) console.log(text);
    }
  };
  const ended = print().then(async (): Promise<never> => {
    const { exitCode, all = '' } = await server;
    const log = stripVTControlCharacters(all).trim().slice(-4000);
    throw new PlainError(`${name} ended by itself (code ${exitCode}).\n${log}`);
  });
  // Nobody may be watching yet when it ends; `keepRunning` will still hear of it.
  ended.catch(() => {});
  const answers = waitOn({
    resources: [`http-get://localhost:${port}/`],
    validateStatus: () => true,
    interval: 100,
    simultaneous: 1,
    timeout: 60_000,
  }).catch(() => {
    throw new PlainError(`${name} did not answer on port ${port} within a minute.`);
  });
  await Promise.race([ended, Promise.all([isReady.promise, answers])]);
  return { ended };
}

/** What a person needs to know of wrangler's log: its warnings and errors, and pages not found. */
function createSiteLog() {
  let isTrouble = false;
  return (line: string) => {
    const [, missing] = /^\[wrangler:info\] \S+ (\S+) 404 /.exec(line) ?? [];
    if (missing) return `  404 ${missing}`;
    const [tag, level] = /^\[wrangler:(\w+)\] ?/.exec(line) ?? [];
    // What follows a warning without a tag of its own belongs to it.
    if (level) isTrouble = level !== 'info';
    else if (/^\s*[✘▲]/.test(line)) isTrouble = true;
    return isTrouble && line.trim() ? `  ${line.slice(tag?.length ?? 0)}` : undefined;
  };
}

/** The command that serves a built folder by the host's rules: redirects, headers, the 404 page. */
export const siteCommand = (port: number, folder = 'dist') => ({
  command: 'wrangler',
  args: ['dev', '--port', `${port}`, '--ip', '127.0.0.1', '--assets', folder],
  // It would ask the host's network where its visitors come from.
  env: { CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
});

/** The command that plays every third party. */
export const sandboxCommand = (port: number) => ({
  command: 'node',
  args: ['src/sandbox/main.ts', '--port', `${port}`],
  env: {},
});

/** Serves a built site as the host would. `folder`: what to serve instead of `dist`. */
export const serveSite = ({ port, folder }: { port: number; folder?: string }) =>
  startServer({
    name: 'The site’s server',
    port,
    ...siteCommand(port, folder),
    say: createSiteLog(),
  });

/** Where the sources are served. */
export type Sources = {
  port: number;
  /** The sandbox's origin. */
  sandbox: string;
  /** The folder of the built editor, where it is asked for (`npm run edit`). */
  editor?: string | undefined;
};

/**
 * Serves the sources as they stand, and again at every change. `sandbox`: its origin. What it says
 * while it begins is told once it answers; when it ends instead, in the error.
 */
export async function serveSources({ port, sandbox, editor }: Sources) {
  const early: string[] = [];
  let isThere = false;
  const running = await startServer({
    name: 'The live view',
    port,
    command: 'astro',
    args: ['dev', '--port', `${port}`],
    env: { PUBLIC_SANDBOX_ORIGIN: sandbox, ...(editor && { CONTENT_EDITOR: editor }) },
    say: (line) => {
      if (!isThere) early.push(line);
      return isThere ? line : undefined;
    },
  });
  isThere = true;
  for (const line of early) if (line.trim()) console.log(line);
  return running;
}

/** Starts the sandbox. */
export const startSandbox = ({ port }: { port: number }) =>
  startServer({
    name: 'The sandbox',
    port,
    ...sandboxCommand(port),
    say: (line) => (/error/i.test(line) ? `  sandbox: ${line}` : undefined),
    ready: /plays every third party at/,
  });

/**
 * Waits until Ctrl-C, which ends the servers and the script.
 *
 * @throws PlainError when a server ended by itself; the others end with the script
 */
export const keepRunning = (...servers: Running[]): Promise<never> =>
  Promise.race(servers.map(({ ended }) => ended));
