import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  globSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
/** Inside the project, so that imports resolve. */
export const copy = join(root, '.cache', 'deployed');
/** What the fake host has received. */
const host = join(copy, 'host');

const FILES = ['{content,public,scripts,src,tests}/**/*.*', 'src/pages/.*/*'];

const CONFIGURATION = [
  '.htmlvalidate.mjs',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'wrangler.jsonc',
];

/** A fake wrangler that records its arguments. */
const WRANGLER = `#!/bin/sh
[ "$1 $2" = "deploy --assets" ] || exit 2
echo "$@" > called
cp -R "$3" host
`;

/** Copies the site with other files; null removes one. Pictures are not encoded. */
export function copySite(files: Readonly<Record<string, string | Buffer | null>>): void {
  removeCopy();
  for (const path of globSync(FILES, { cwd: root })) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    linkSync(join(root, path), join(copy, path));
  }
  for (const file of CONFIGURATION) cpSync(join(root, file), join(copy, file));
  cpSync(join(root, 'astro.config.mjs'), join(copy, 'site.config.mjs'));
  writeFileSync(
    join(copy, 'astro.config.mjs'),
    `import { passthroughImageService } from 'astro/config';
    import config from './site.config.mjs';
    export default { ...config, image: { ...config.image, service: passthroughImageService() } };`,
  );
  for (const [path, text] of Object.entries(files)) {
    // Unlinked first: it is a hard link.
    rmSync(join(copy, path), { force: true });
    if (text === null) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  mkdirSync(join(copy, 'commands'));
  writeFileSync(join(copy, 'commands', 'wrangler'), WRANGLER);
  chmodSync(join(copy, 'commands', 'wrangler'), 0o755);
  // Share cards are drawn once.
  const cards = join(root, '.cache', 'cards');
  mkdirSync(cards, { recursive: true });
  mkdirSync(join(copy, '.cache'));
  symlinkSync(cards, join(copy, '.cache', 'cards'), 'junction');
}

export const removeCopy = () => rmSync(copy, { recursive: true, force: true });

/** Runs `npm run deploy` in the copy with only these public ids. */
export async function deploy(env: Readonly<Record<string, string>>) {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('PUBLIC_'));
  const script = join(copy, 'scripts', 'deploy.ts');
  return run(process.execPath, [script, '--with-samples'], {
    ...Object.fromEntries(own),
    NODE_ENV: 'production',
    ...env,
  });
}

/** Runs a check of the built pages over what was published. */
export async function checkPublished(command: string, ...args: readonly string[]) {
  cpSync(host, join(copy, 'dist'), { recursive: true });
  const result = await run(command, args, process.env);
  rmSync(join(copy, 'dist'), { recursive: true });
  return result;
}

async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const path = [join(copy, 'commands'), join(root, 'node_modules', '.bin'), process.env['PATH']];
  const child = spawn(command, args, {
    cwd: copy,
    env: { ...env, PATH: path.join(delimiter) },
    shell: command !== process.execPath,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const code = await new Promise<number>((resolve) =>
    child.on('close', (end) => resolve(end ?? 1)),
  );
  return { code, output };
}

/** A published file. */
export const read = (path: string) => readFileSync(join(host, path), 'utf8');

/** The published files whose path or text matches. */
export const filesWith = (word: RegExp): string[] =>
  globSync('**/*', { cwd: host, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(host.length + 1))
    .filter((file) => word.test(file) || word.test(readFileSync(join(host, file), 'latin1')))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** A page's text, without markup, styles and scripts. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}
