import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sparePort } from '../../scripts/dev/processes.ts';
import { copySite } from './copied-site.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const ABOUT = 'content/pages/about.json';
const SITE = 'content/site.json';
const text = (file: string) => readFileSync(join(root, file), 'utf8');

/** A comma less, and a price in words: Astro begins with neither. */
const WRONG = {
  [ABOUT]: text(ABOUT).replace(/,\n/, '\n'),
  [SITE]: text(SITE).replace(/"perGuest": \d+/, '"perGuest": "forty"'),
};

let copy = '';
let remove = () => {};
beforeAll(() => {
  const pages = ['about.astro', 'index.astro'];
  ({ copy, remove } = copySite({ name: 'live-view', pages, files: WRONG }));
});
afterAll(() => remove());

let stop = () => {};
afterEach(() => stop());

/** Starts `npm run dev` in the copy; `said` fills up with what it prints. */
async function startLiveView() {
  const [port, sandboxPort] = [await sparePort(), await sparePort()];
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  // Astro serves no page where it takes itself to be in a test.
  const own = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|TEST$)/.test(name)),
  );
  const child = spawn(process.execPath, [join(copy, 'scripts', 'dev', 'start.ts'), '--live'], {
    cwd: copy,
    detached: true,
    env: { ...own, PATH: path, PORT: String(port), SANDBOX_PORT: String(sandboxPort) },
  });
  stop = () => process.kill(-(child.pid ?? Number.NaN), 'SIGKILL');
  const view = { said: '', at: `http://localhost:${port}` };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => (view.said += data));
  return view;
}

async function ask(address: string): Promise<string> {
  const answer = await fetch(address).catch(() => undefined);
  return answer ? `${answer.status} ${await answer.text()}` : '';
}

test('the live view begins with faults, tells them by file and line, and becomes the site', async () => {
  const view = await startLiveView();
  const until = (address: string) => expect.poll(() => ask(address), { timeout: 120_000 });

  // The site's facts first: other files can't be read without them.
  await until(view.at).toMatch(/^503 [\s\S]*content\/site\.json:\d+ price\.perGuest: /);
  expect(view.said).toContain('The site comes at');
  expect(view.said).not.toMatch(/^\s+at /m);

  writeFileSync(join(copy, SITE), text(SITE));
  await until(view.at).toMatch(/^503 [\s\S]*about\.json:\d+ /);
  writeFileSync(join(copy, ABOUT), text(ABOUT));
  await until(`${view.at}/about`).toMatch(/^200 /);
}, 360_000);
