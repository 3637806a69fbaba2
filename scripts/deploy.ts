/**
 * `npm run deploy`: builds the site for its real services and uploads it to the host. Refuses if preflight finds faults
 * or if its launch list is not empty. `--with-samples` ignores that list, except unset ids (pages would connect to the
 * local sandbox), and deploys a preview: at a separate URL, hidden from search engines.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { publicIds } from './build/public-ids.ts';
import { preflight } from './content/preflight/preflight.ts';
import { launchBlockers } from './content/preflight/report.ts';
import { PlainError, root, run, runScript } from './dev/processes.ts';

/** Not `dist`, which the developer's next build overwrites. */
const SITE = '.cache/deploy';

async function requireCleanPreflight(withSamples: boolean): Promise<void> {
  const reason = launchBlockers(await preflight({ root, ids: publicIds() }), { withSamples });
  if (reason !== undefined) throw new PlainError(`The site can't be published yet.\n\n${reason}`);
}

function rejectSandboxUrls(folder: string): void {
  const files = globSync('**/*.*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => /localhost(:|%3A)\d/i.test(readFileSync(file, 'latin1')));
  if (files.length > 0)
    throw new PlainError(`The build still points at the sandbox, in:\n  ${files.join('\n  ')}`);
}

/** Names the commit to `wrangler rollback` and in the host's list of versions. Without git, no argument. */
function messageArgument(): string {
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return git.status === 0 ? ` --message "${git.stdout.trim()}"` : '';
}

/** Adds `noindex` to the headers. @returns the Wrangler arguments that deploy under a separate name */
function preparePreview(folder: string): string {
  const headers = join(folder, '_headers');
  // Added to the existing `/*` rule: of two rules for the same path, the host uses only the last.
  const text = readFileSync(headers, 'utf8').replace(/^\/\*$/m, '/*\n  X-Robots-Tag: noindex');
  writeFileSync(headers, text);
  const config = readFileSync(join(root, 'wrangler.jsonc'), 'utf8');
  const [, name = 'site'] = /"name":\s*"([\w-]+)"/.exec(config) ?? [];
  return ` --name ${name}-preview`;
}

runScript(async () => {
  const { values } = parseArgs({ options: { 'with-samples': { type: 'boolean' } } });
  const withSamples = values['with-samples'] === true;
  await requireCleanPreflight(withSamples);
  if (!run(`astro build --outDir ${SITE}`, { BUILD_LOG: 'quiet' }))
    throw new PlainError('The site was not built: see the message above.');
  const folder = join(root, SITE);
  rejectSandboxUrls(folder);
  const options = messageArgument() + (withSamples ? preparePreview(folder) : '');
  if (!run(`wrangler deploy --assets ${SITE}${options}`))
    throw new PlainError('The site could not be uploaded: see the message above.');
});
