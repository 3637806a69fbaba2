// @ts-check
/**
 * `npm start`: the whole site on this machine. Installs what is missing, builds, and serves the
 * build as the host would, beside a sandbox that plays the booking calendar, the mail service and
 * every other third party. Two other ways to start it:
 *   --built   serves the build that is already there (`npm run preview`)
 *   --live    serves the sources, and again at every change (`npm run dev`): an editor's live view.
 *             Redirects, headers and the security policy come only with a build.
 * `--attached`, for the tests: insists on the site's port instead of taking the next free one, and
 * ends with the test run, even one that was killed and could not say so.
 */
import { build, builtSandboxPort, sandboxOrigin, SANDBOX_PORT } from './build.mjs';
import { freePort, PlainError, portFrom, runScript } from './processes.mjs';
import { keepRunning, serveSite, serveSources, startSandbox } from './servers.mjs';
import { setup } from './setup.mjs';

const SITE_PORT = 4321;

/** The sandbox's port: any free one for a new build, for an existing one the one it was built for. */
async function chooseSandboxPort(/** @type {boolean} */ isBuilt) {
  if (!isBuilt) return freePort(portFrom('SANDBOX_PORT', SANDBOX_PORT));
  const port = builtSandboxPort();
  if ((await freePort(port)) === port) return port;
  throw new PlainError(
    `This build looks for its sandbox on port ${port}, which another program holds.\n` +
      'End that program (another npm start, perhaps), or run: npm start',
  );
}

/**
 * @param {number} sitePort
 * @param {number} sandboxPort
 */
function sayAddresses(sitePort, sandboxPort) {
  console.log(`
  The site      http://localhost:${sitePort}
  The sandbox   ${sandboxOrigin(sandboxPort)}   plays every third party, shows what it received
  To stop       Ctrl-C
`);
}

async function main(/** @type {readonly string[]} */ flags) {
  const [isBuilt, isLive] = [flags.includes('--built'), flags.includes('--live')];
  await setup();
  if (flags.includes('--attached')) process.stdin.once('end', () => process.exit(0)).resume();
  const sandboxPort = await chooseSandboxPort(isBuilt);
  // Before the build, which takes a while: another start must not choose the same port meanwhile.
  const sandbox = await startSandbox({ port: sandboxPort });
  if (!isBuilt && !isLive) await build({ sandboxPort });

  const wanted = portFrom('PORT', SITE_PORT);
  const sitePort = await freePort(wanted, [sandboxPort]);
  if (flags.includes('--attached') && sitePort !== wanted) {
    throw new PlainError(`Port ${wanted} is taken.`);
  }
  const site = await (isLive
    ? serveSources({ port: sitePort, sandbox: sandboxOrigin(sandboxPort) })
    : serveSite({ port: sitePort }));
  sayAddresses(sitePort, sandboxPort);
  await keepRunning(site, sandbox);
}

runScript(() => main(process.argv.slice(2)));
