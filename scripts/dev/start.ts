/**
 * `npm start`: builds the site and serves it as the host would, beside the sandbox, which plays the
 * booking calendar, the mail service and every other third party.
 *   --built   serves the build that is there already
 *   --live    serves the sources, drafts too, and again at every change (`npm run dev`). Redirects,
 *             headers and the security policy come only with a build.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { PlainError, portFrom, run, runScript, startServer } from './processes.ts';
import {
  builtSandboxPort,
  sandboxOrigin,
  sandboxPort,
  serveSite,
  startSandbox,
} from './servers.ts';

const serveSources = (port: number, sandbox: string) =>
  startServer({
    args: ['node_modules/astro/bin/astro.mjs', 'dev', '--port', `${port}`],
    url: `http://localhost:${port}/`,
    env: { PUBLIC_SANDBOX_ORIGIN: sandbox },
    isVerbose: true,
  });

async function needPort(port: number, variable: string): Promise<void> {
  const socket = connect({ port, host: 'localhost' });
  const isTaken = await once(socket, 'connect').catch(() => undefined);
  socket.destroy();
  if (isTaken)
    throw new PlainError(
      `Port ${port} is taken, perhaps by another npm start. End that program, or set ${variable} to another port.`,
    );
}

runScript(async () => {
  const { values } = parseArgs({
    options: { built: { type: 'boolean' }, live: { type: 'boolean' } },
  });
  const port = portFrom('PORT', 4321);
  const thirdParties = values.built ? builtSandboxPort() : sandboxPort();
  const sandboxUrl = sandboxOrigin(thirdParties);
  await needPort(port, 'PORT');
  await needPort(thirdParties, 'SANDBOX_PORT');
  if (!values.built && !values.live) {
    console.log('Building the site (a minute the first time, then seconds) …');
    if (!run('astro build', { BUILD_LOG: 'quiet', PUBLIC_SANDBOX_ORIGIN: sandboxUrl }))
      throw new PlainError('The site was not built: see the message above.');
  }
  const sandbox = await startSandbox(thirdParties);
  const site = await (values.live ? serveSources(port, sandboxUrl) : serveSite(port));
  console.log(`
  The site      http://localhost:${port}${values.live ? `\n  The editor    http://localhost:${port}/admin   changes the files in content/` : ''}
  The sandbox   ${sandboxUrl}   plays every third party, shows what it received
  To stop       Ctrl-C
`);
  await Promise.race([site.ended, sandbox.ended]);
});
