import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { today } from '../../../src/providers/clock.ts';
import { PlainError, root } from '../../dev/processes.ts';
import { editorConfig } from './config.ts';

/**
 * Builds the editor's page and its program into a folder, for this machine and for a host alike: all of
 * it from `node_modules`, nothing from elsewhere.
 */
export async function buildEditor(folder: string): Promise<void> {
  // Vite makes it "production" for the whole process, and what that starts afterwards.
  const { NODE_ENV } = process.env;
  await build({
    root: fileURLToPath(new URL('./browser', import.meta.url)),
    configFile: false,
    // Wherever the folder is put.
    base: './',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 10_000 },
  });
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
}

/**
 * `npm run edit -- --hosted owner/name [--auth https://…]`: writes the editor for a repository of GitHub
 * into `.cache/editor`, to be put on any host of static files. A save there is a commit.
 *
 * @param args the command's words; `--auth` names the service that signs editors in. Without it they
 *   sign in with a token of their own.
 * @throws PlainError where no repository is named
 */
export async function hostedEditor(args: readonly string[]): Promise<void> {
  const given = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
  const [repo = '', auth] = [given('--hosted'), given('--auth')];
  if (!/^[\w.-]+\/[\w.-]+$/.test(repo)) {
    throw new PlainError('Name the repository:\n  npm run edit -- --hosted owner/name');
  }
  if (auth !== undefined && !/^https:\/\/\S+$/.test(auth)) {
    throw new PlainError(`"${auth}" is no address. Write: --auth https://sign-in.company.example`);
  }
  const folder = join(root, '.cache', 'editor');
  await buildEditor(folder);
  const backend = {
    name: 'github' as const,
    repo,
    branch: 'main',
    ...(auth ? { base_url: auth } : { auth_methods: ['token' as const] }),
  };
  const config = editorConfig({ root, day: today(), backend });
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  console.log(`
  The editor of ${repo} is in .cache/editor: put that folder on any host of static files.
  Editors sign in with ${auth ? `their account, by ${auth}` : 'a token of their own (GitHub, Settings, Developer settings)'}.
  A save there is a commit on main. Write it again when tours, categories or the gallery change.
`);
}
