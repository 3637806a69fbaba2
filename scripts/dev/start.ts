/**
 * `npm start`: builds the site and serves it as the host would, along with the sandbox, which mocks the
 * booking calendar, the mail service and every other third party.
 *   --live  runs Astro's dev server, with drafts and live reload (`npm run dev`), but without redirects,
 *           headers and the security policy
 */
import { parseArgs } from 'node:util';
import { freePort, PlainError, run, runScript, startServer } from './processes.ts';
import { sandboxOrigin, serveSite, startSandbox } from './servers.ts';

const startDevServer = (port: number, sandbox: string) =>
  startServer({
    args: ['node_modules/astro/bin/astro.mjs', 'dev', '--port', `${port}`],
    url: `http://localhost:${port}/`,
    env: { PUBLIC_SANDBOX_ORIGIN: sandbox },
    isVerbose: true,
  });

runScript(async () => {
  const { values } = parseArgs({ options: { live: { type: 'boolean' } } });
  const port = await freePort('PORT', 4321);
  const ownSandboxPort = await freePort('SANDBOX_PORT', 4322);
  const sandboxUrl = sandboxOrigin(ownSandboxPort);
  if (!values.live) {
    console.log('Building the site (a minute the first time, then seconds) …');
    if (!run('astro build', { BUILD_LOG: 'quiet', PUBLIC_SANDBOX_ORIGIN: sandboxUrl }))
      throw new PlainError('The site was not built: see the message above.');
  }
  const sandbox = await startSandbox(ownSandboxPort);
  const site = await (values.live ? startDevServer(port, sandboxUrl) : serveSite(port));
  console.log(`
  The site      http://localhost:${port}${values.live ? `\n  The editor    http://localhost:${port}/admin   changes the files in content/` : ''}
  The sandbox   ${sandboxUrl}   mocks every third party and shows what it received
  To stop       Ctrl-C
`);
  await Promise.race([site.ended, sandbox.ended]);
});
