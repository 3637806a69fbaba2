/**
 * `npm run deploy`: builds the site for its real services and hands it to the host. Refuses while a
 * service still has no ids, because the site would then stand on the sandbox of this machine, while
 * preflight finds faults, and while its launch list is not empty. `--with-samples` lets the made-up
 * parts through, for a preview.
 */
import { globSync, readFileSync } from 'node:fs';
import { unsetIds } from '../src/providers/origins.ts';
import { build, sandboxOrigin, SANDBOX_PORT } from './build.mjs';
import { dist } from './built-pages.ts';
import { preflight } from './preflight/preflight.ts';
import { whyNotYet } from './preflight/report.ts';
import { PlainError, root, run, runScript } from './processes.mjs';
import { publicIds } from './public-ids.ts';

/** @throws PlainError naming each id that is missing, and what to write there */
function refuseWithoutIds(): void {
  const unset = unsetIds(publicIds());
  if (unset.length === 0) return;
  const lines = unset.map(({ name, service, what }) => `  ${name}\n      ${service}: ${what}`);
  throw new PlainError(
    `The site can't go out yet: ${unset.length} ids are unset. Put them into a file called .env,\n` +
      `a line each, NAME=value:\n\n${lines.join('\n')}`,
  );
}

/** @throws PlainError with the faults that preflight finds, or with its launch list */
async function refuseUnready(withSamples: boolean): Promise<void> {
  const why = whyNotYet(await preflight({ root }), { withSamples });
  if (why !== undefined) throw new PlainError(`The site can't go out yet.\n\n${why}`);
}

/** @throws PlainError when a built file still names the sandbox */
function refuseSandbox(): void {
  const names = globSync('**/*.{html,js,css,xml,txt,webmanifest}', { cwd: dist }).filter((file) =>
    readFileSync(dist + file, 'utf8').includes(sandboxOrigin(SANDBOX_PORT)),
  );
  if (names.length > 0) {
    throw new PlainError(`The build still points at the sandbox, in:\n  ${names.join('\n  ')}`);
  }
}

async function main(): Promise<void> {
  const flags = process.argv.slice(2);
  const unknown = flags.filter((flag) => flag !== '--with-samples');
  if (unknown.length > 0) {
    throw new PlainError(`There is no ${unknown.join(' ')}. Write: npm run deploy`);
  }
  refuseWithoutIds();
  await refuseUnready(flags.includes('--with-samples'));
  await build({ sandboxPort: SANDBOX_PORT });
  refuseSandbox();
  const { code } = await run('wrangler', ['deploy']);
  if (code !== 0) throw new PlainError('The host did not take the site: see the message above.');
}

runScript(main);
