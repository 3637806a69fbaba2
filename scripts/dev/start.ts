/**
 * `npm start`: builds the site and serves it as the host would, beside a sandbox that plays the
 * booking calendar, the mail service and every other third party. Two other ways to start it:
 *   --built   serves the build that is already there (`npm run preview`)
 *   --live    serves the sources, and again at every change (`npm run dev`): an editor's live view.
 *             Redirects, headers and the security policy come only with a build.
 *   --edit    the same, and beside it an editor over the files of `content/` (`npm run edit`), which it
 *             opens in the browser. "--hosted owner/name" writes the editor for a repository instead.
 */
import { join } from 'node:path';
import open from 'open';
import { buildEditor, hostedEditor } from '../content/editor/build-editor.ts';
import { build, builtSandboxPort, sandboxOrigin, SANDBOX_PORT } from './build.ts';
import { freePort, PlainError, portFrom, root, runScript } from './processes.ts';
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
  const [isBuilt, isEdit] = ['--built', '--edit'].map((flag) => process.argv.includes(flag));
  const isLive = isEdit || process.argv.includes('--live');
  if (isEdit && process.argv.includes('--hosted')) return hostedEditor(process.argv);
  // Before the build, which takes a while: another start must not choose the same port meanwhile.
  const { sandbox, sandboxPort } = await beginSandbox(isBuilt === true);
  const origin = sandboxOrigin(sandboxPort);
  if (!isBuilt && !isLive) await build({ sandboxPort });

  const port = await freePort(portFrom('PORT', SITE_PORT), [sandboxPort]);
  const editor = isEdit ? join(root, '.cache', 'edit') : undefined;
  if (editor) await buildEditor(editor);
  const site = await (isLive ? serveLive({ port, sandbox: origin, editor }) : serveSite({ port }));
  const address = `http://localhost:${port}/edit`;
  console.log(`
  The site      http://localhost:${port}${isEdit ? `\n  The editor    ${address}   changes the files in content/` : ''}
  The sandbox   ${origin}   plays every third party, shows what it received
  To stop       Ctrl-C
`);
  // A machine without a browser has the address.
  if (isEdit && !process.env['CI']) await open(address).catch(() => {});
  await keepRunning(site, sandbox);
});
