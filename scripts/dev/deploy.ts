/**
 * `npm run deploy`: builds the site for its real services and uploads it to the host. Refuses while a
 * service has no ids, because pages would then ask the sandbox of this machine, while preflight finds
 * faults, and while its launch list is not empty. `--with-samples` lets the samples through, for a
 * preview: at an address beside the site's, and hidden from search engines.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { today } from '../../src/providers/clock.ts';
import { unsetIds } from '../../src/providers/public-ids.ts';
import { PlainError, rethrowWithoutStack, root, run, runScript } from './processes.ts';
import { describeInvalid, publicIds } from '../build/public-ids.ts';

/** Not `dist`, which the next build of the developer replaces. */
const SITE = '.cache/deploy';

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

async function refuseUnready(withSamples: boolean): Promise<void> {
  // Loaded only now: what reads pictures takes a while, and a missing id is reported at once.
  const { preflight } = await import('../content/preflight/preflight.ts');
  const { whyNotYet } = await import('../content/preflight/report.ts');
  const why = whyNotYet(await preflight({ root, day: rethrowWithoutStack(today) }), {
    withSamples,
  });
  if (why !== undefined) throw new PlainError(`The site can't go out yet.\n\n${why}`);
}

function refuseSandbox(folder: string): void {
  const names = globSync('**/*.*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => /localhost(:|%3A)\d/i.test(readFileSync(file, 'latin1')));
  if (names.length > 0)
    throw new PlainError(`The build still points at the sandbox, in:\n  ${names.join('\n  ')}`);
}

/** The commit, by which `wrangler rollback` and the host's list of versions tell one from another. */
const commit = (): string =>
  spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim();

/** The arguments that upload the site as a preview, at an address beside its own. */
function preview(folder: string): string {
  const headers = join(folder, '_headers');
  // Into the rule for all addresses: of two rules for one, the host takes the last.
  const text = readFileSync(headers, 'utf8').replace(/^\/\*$/m, '/*\n  X-Robots-Tag: noindex');
  writeFileSync(headers, text);
  const config = readFileSync(join(root, 'wrangler.jsonc'), 'utf8');
  const [, name = 'site'] = /"name":\s*"([\w-]+)"/.exec(config) ?? [];
  return ` --name ${name}-preview`;
}

runScript(async () => {
  const { values } = parseArgs({ options: { 'with-samples': { type: 'boolean' } } });
  const withSamples = values['with-samples'] === true;
  refuseWithoutIds();
  await refuseUnready(withSamples);
  if (!run(`astro build --outDir ${SITE}`, { BUILD_LOG: 'quiet' }))
    throw new PlainError('The site was not built: see the message above.');
  const folder = join(root, SITE);
  refuseSandbox(folder);
  const message = `--message "${commit()}"`;
  if (!run(`wrangler deploy --assets ${SITE} ${message}${withSamples ? preview(folder) : ''}`))
    throw new PlainError('The host did not take the site: see the message above.');
});
