import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { required } from '../required.ts';
import { policyFindings, policyIn } from '../support/policy-findings.ts';
import { ROUTES } from '../support/promised-routes.ts';
import { PUBLIC_IDS } from '../../src/providers/settings.ts';
import { readContent } from '../../scripts/content/check/check-content.ts';
import { addressesOf } from '../../scripts/content/check/read/site-map.ts';
import { copySite } from './copied-site.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A valid value for each required id. */
const IDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PUBLIC_IDS).flatMap(([name, { default: unset, example }]) =>
    unset === undefined ? [[name, example]] : [],
  ),
);

/** With paths in folders and with extensions, and an unknown group. */
const REDIRECTS = {
  redirects: [
    { from: '/2019/05/old-post', to: '/blog' },
    { from: '/old.html', to: '/about' },
    { from: '/home', to: '/' },
  ],
  unknown: [{ id: 'lost', what: 'An unknown address.', to: '/tours', from: [] }],
};

/** A fake wrangler that keeps what it is given. */
const WRANGLER = `#!/bin/sh
[ "$1 $2" = "deploy --assets" ] || exit 2
echo "$@" > called
cp -R "$3" host
`;

let copy = '';
let remove = () => {};
const inCopy = (...path: string[]) => join(copy, ...path);

/** Runs `npm run deploy` in the copy with only these variables. */
async function deploy(flags: readonly string[], ids: Readonly<Record<string, string>>) {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('PUBLIC_'));
  const path = [inCopy('commands'), join(root, 'node_modules', '.bin'), process.env['PATH']];
  const child = spawn(process.execPath, [inCopy('scripts', 'dev', 'deploy.ts'), ...flags], {
    cwd: copy,
    env: { ...Object.fromEntries(own), NODE_ENV: 'production', ...ids, PATH: path.join(delimiter) },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const code = await new Promise<number>((resolve) =>
    child.on('close', (end) => resolve(end ?? 1)),
  );
  return { code, said };
}

beforeAll(() => {
  const pages = readdirSync(join(root, 'src', 'pages'));
  const files = { 'content/redirects.json': JSON.stringify(REDIRECTS) };
  ({ copy, remove } = copySite({ name: 'deployed', pages, files }));
  mkdirSync(inCopy('commands'));
  writeFileSync(inCopy('commands', 'wrangler'), WRANGLER);
  chmodSync(inCopy('commands', 'wrangler'), 0o755);
  // Reuses the cached share cards.
  const cards = join(root, '.cache', 'cards');
  mkdirSync(cards, { recursive: true });
  mkdirSync(inCopy('.cache'));
  symlinkSync(cards, inCopy('.cache', 'cards'), 'junction');
}, 60_000);
beforeEach(() => rmSync(inCopy('host'), { recursive: true, force: true }));
afterAll(() => remove());

describe('npm run deploy stops before the build', () => {
  const refused = async (flags: readonly string[], ids: Readonly<Record<string, string>>) => {
    const { code, said } = await deploy(flags, ids);
    expect(code).toBe(1);
    expect(existsSync(inCopy('host'))).toBe(false);
    expect(existsSync(inCopy('.cache', 'deploy'))).toBe(false);
    expect(said).not.toMatch(/^\s+at /m);
    return said;
  };

  test('and names all unset or invalid ids', async () => {
    const [first = '', second = '', ...others] = Object.keys(IDS);
    const ids = Object.fromEntries(others.map((name) => [name, 'a b']));
    const said = await refused(['--with-samples'], ids);
    expect(said.match(/PUBLIC_\w+/g)).toEqual([first, second, ...others]);
    expect(said).toContain(`is "a b"; write one like ${IDS[others[0] ?? '']}`);
  }, 60_000);

  test('while the content has gaps', async () => {
    const said = await refused([], IDS);
    expect(said).toContain('the old address of "lost" is not known');
    expect(said).toContain('npm run deploy -- --with-samples');
  }, 60_000);
});

describe('npm run deploy with all ids set', () => {
  const hosted = (path = '') => inCopy('host', path);

  test('publishes a whole site without the sandbox', async () => {
    const { code, said } = await deploy(['--with-samples'], IDS);
    expect(code, said).toBe(0);

    const files = globSync('**/*', { cwd: hosted() }).filter((name) =>
      statSync(hosted(name)).isFile(),
    );
    const there = addressesOf(readContent({ root }));
    const pages = ROUTES.filter((route) => there.includes(route)).map((route) =>
      route === '/' ? 'index.html' : `${route.slice(1)}.html`,
    );
    expect(files).toEqual(
      expect.arrayContaining([...pages, '404.html', '_redirects', '_headers', 'rss.xml']),
    );
    const text = (name: string) => readFileSync(hosted(name), 'latin1');
    expect(files.filter((name) => /localhost|127\.0\.0\.1|:4322\b/i.test(text(name)))).toEqual([]);
    // Nor the path of the build.
    for (const place of [root, copy, homedir(), tmpdir()].filter(({ length }) => length > 2)) {
      expect(
        files.filter((name) => text(name).includes(place)),
        place,
      ).toEqual([]);
    }
    for (const name of files.filter((file) => file.endsWith('.html'))) {
      const policy = policyIn(readFileSync(hosted(name), 'utf8'));
      expect.soft(policyFindings(required(policy)), name).toEqual([]);
    }
    // Not the frame's `sandbox` attribute or its tokens.
    const sandbox = /(?<!escape-)sandbox(?!["'`]?:)/i;
    expect(files.filter((name) => /\.js$/.test(name) && sandbox.test(text(name)))).toEqual([]);
    // The output is short and has no warnings.
    expect(said.trim().split('\n').length, said).toBeLessThan(8);
    expect(said).not.toMatch(/warn/i);

    const all = files
      .filter((name) => /\.(html|js)$/.test(name))
      .map(text)
      .join('');
    for (const [name, id] of Object.entries(IDS)) {
      if (/SERVICE$/.test(name)) continue;
      expect(all, name).toContain(id);
    }
    expect(all).toContain('https://www.instagram.com');
    expect(all).toContain('https://www.youtube-nocookie.com');

    // A preview is noindex.
    expect(text('_headers')).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex\n/);
    expect(readFileSync(inCopy('called'), 'utf8')).toMatch(/ --name \S+-preview$/m);

    // Redirects in folders and with an extension are pages, too.
    expect(text('2019/05/old-post.html')).toContain('url=/blog');
    expect(text('old.html')).toContain('url=/about');
    expect(files).not.toContain('old.html.html');
    // The developer's own build is unchanged.
    expect(existsSync(inCopy('dist'))).toBe(false);
  }, 480_000);
});
