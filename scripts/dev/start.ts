/**
 * `npm start`: builds the site and serves it as the host would, beside a sandbox that plays the
 * booking calendar, the mail service and every other third party. Two other ways to start it:
 *   --built   serves the build that is already there (`npm run preview`)
 *   --live    serves the sources, and again at every change (`npm run dev`): an editor's live view.
 *             Redirects, headers and the security policy come only with a build.
 */
import { build, builtSandboxPort, sandboxOrigin, SANDBOX_PORT } from './build.ts';
import { freePort, PlainError, portFrom, runScript } from './processes.ts';
import { serveLive } from './live-view.ts';
import { keepRunning, serveSite, startSandbox } from './servers.ts';

const SITE_PORT = 4321;

/** The sandbox's port: any free one for a new build, for an existing one the one it was built for. */
async function chooseSandboxPort(isBuilt: boolean): Promise<number> {
  if (!isBuilt) return freePort(portFrom('SANDBOX_PORT', SANDBOX_PORT));
  const port = builtSandboxPort();
  if ((await freePort(port)) === port) return port;
  throw new PlainError(
    `This build looks for its sandbox on port ${port}, which another program holds.\n` +
      'End that program (another npm start, perhaps), or run: npm start',
  );
}

/**
 * Starts the sandbox. Another start in the same moment may have seen the same port free, and taken it.
 *
 * @returns the sandbox and its port.
 */
async function beginSandbox(isBuilt: boolean) {
  for (let left = 5; ; left -= 1) {
    const port = await chooseSandboxPort(isBuilt);
    try {
      return { sandbox: await startSandbox({ port }), sandboxPort: port };
    } catch (error) {
      if (left === 0 || !(error instanceof PlainError) || !/is taken/.test(error.message))
        throw error;
    }
  }
}

runScript(async () => {
  const [isBuilt, isLive] = ['--built', '--live'].map((flag) => process.argv.includes(flag));
  // Before the build, which takes a while: another start must not choose the same port meanwhile.
  const { sandbox, sandboxPort } = await beginSandbox(isBuilt === true);
  const origin = sandboxOrigin(sandboxPort);
  if (!isBuilt && !isLive) await build({ sandboxPort });

  const port = await freePort(portFrom('PORT', SITE_PORT), [sandboxPort]);
  const site = await (isLive ? serveLive({ port, sandbox: origin }) : serveSite({ port }));
  console.log(`
  The site      http://localhost:${port}
  The sandbox   ${origin}   plays every third party, shows what it received
  To stop       Ctrl-C
`);
  await keepRunning(site, sandbox);
});
