/**
 * `npm run deploy`: builds the site for its real services and hands it to the host. Refuses while a
 * service still has no ids, because the site would then stand on the sandbox of this machine, while
 * preflight finds faults, and while its launch list is not empty. `--with-samples` lets the made-up
 * parts through, for a preview.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { unsetIds } from '../../src/providers/origins.ts';
import { providerSettings } from '../../src/providers/settings.ts';
import { build } from './build.ts';
import { PlainError, root, run, runScript } from './processes.ts';
import { publicIds } from './public-ids.ts';

/**
 * What goes to the host: not `dist`, where another build could put a site for the sandbox before the
 * host has read all of it.
 */
const SITE = join('.cache', 'deploy');

/** @throws PlainError naming each id that is missing or cannot be used, and what to write there */
function refuseWithoutIds(): void {
  const ids = publicIds();
  const unset = unsetIds(ids);
  if (unset.length > 0) {
    const lines = unset.map(({ name, service, what }) => `  ${name}\n      ${service}: ${what}`);
    throw new PlainError(
      `The site can't go out yet: these ids are unset. Copy .env.example to .env and fill them in.\n\n` +
        lines.join('\n'),
    );
  }
  try {
    providerSettings(ids);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new PlainError(`The site can't go out yet: ${error.message}`);
  }
}

/** @throws PlainError with the faults that preflight finds, or with its launch list */
async function refuseUnready(withSamples: boolean): Promise<void> {
  // Only now: what reads pictures takes a while to load, and a missing id is told at once.
  const { preflight } = await import('../content/preflight/preflight.ts');
  const { whyNotYet } = await import('../content/preflight/report.ts');
  const why = whyNotYet(await preflight({ root }), { withSamples });
  if (why !== undefined) throw new PlainError(`The site can't go out yet.\n\n${why}`);
}

/** @throws PlainError when a built file still names the sandbox */
function refuseSandbox(): void {
  const folder = join(root, SITE);
  const names = globSync('**/*', { cwd: folder }).filter((name) => {
    const file = join(folder, name);
    return statSync(file).isFile() && /localhost(:|%3A)\d/i.test(readFileSync(file, 'latin1'));
  });
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
  await build({ folder: join(root, SITE) });
  refuseSandbox();
  const { code } = await run('wrangler', ['deploy', '--assets', SITE]);
  if (code !== 0) throw new PlainError('The host did not take the site: see the message above.');
}

runScript(main);
