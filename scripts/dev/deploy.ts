/**
 * `npm run deploy`: builds the site for its real services and hands it to the host. Refuses while a
 * service still has no ids, because the site would then stand on the sandbox of this machine, while
 * preflight finds faults, and while its launch list is not empty. `--with-samples` lets the made-up
 * parts through, for a preview.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { today } from '../../src/providers/clock.ts';
import { unsetIds } from '../../src/providers/public-ids.ts';
import { build } from './build.ts';
import { PlainError, plainly, root, run, runScript } from './processes.ts';
import { missingFiles } from './whole-site.ts';
import { describeInvalid, publicIds } from './public-ids.ts';

/**
 * What goes to the host: not `dist`, where another build could put a site for the sandbox before the
 * host has read all of it.
 */
const SITE = join('.cache', 'deploy');

/** @throws PlainError naming each id that is missing or cannot be used, and what to write there */
function refuseWithoutIds(): void {
  const ids = publicIds();
  const unset = unsetIds(ids)
    .map(({ name, service, example }) => `  ${name}\n      ${service}: write one like ${example}`)
    .join('\n');
  const reasons = [
    unset && `These ids are unset. Copy .env.example to .env and fill them in.\n\n${unset}`,
    describeInvalid(ids),
  ].filter((reason) => reason);
  if (reasons.length === 0) return;
  throw new PlainError(["The site can't go out yet.", ...reasons].join('\n\n'));
}

/** @throws PlainError with the faults that preflight finds, or with its launch list */
async function refuseUnready(withSamples: boolean): Promise<void> {
  // Only now: what reads pictures takes a while to load, and a missing id is told at once.
  const { preflight } = await import('../content/preflight/preflight.ts');
  const { whyNotYet } = await import('../content/preflight/report.ts');
  const why = whyNotYet(await preflight({ root, day: plainly(today) }), { withSamples });
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

/** @throws PlainError when a page or a file that the site cannot do without is not in the build */
async function refuseIncomplete(): Promise<void> {
  const { readContent } = await import('../content/check/check-content.ts');
  const { openAddresses } = await import('../content/check/read/site-map.ts');
  const pages = openAddresses(readContent({ root }), plainly(today));
  const missing = missingFiles(join(root, SITE), pages);
  if (missing.length > 0) {
    throw new PlainError(`The build is not whole. These are missing:\n  ${missing.join('\n  ')}`);
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
  await refuseIncomplete();
  // By which `wrangler rollback` and the host's own list of versions tell one from another.
  const commit = await run('git', ['log', '-1', '--format=%h %s'], { quiet: true });
  const message = commit.code === 0 ? ['--message', commit.output.trim()] : [];
  const { code } = await run('wrangler', ['deploy', '--assets', SITE, ...message]);
  if (code !== 0) throw new PlainError('The host did not take the site: see the message above.');
}

runScript(main);
