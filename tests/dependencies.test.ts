/** What the project takes from others: each package for a reason, and none that runs as it is installed. */
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const names = z.record(z.string(), z.string());
const project = z
  .object({
    dependencies: names,
    devDependencies: names,
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(read('package.json')));
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        resolved: z.string().optional(),
        integrity: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(read('package-lock.json')));
const direct = Object.keys({ ...project.dependencies, ...project.devDependencies });

test('every direct dependency has its line in src/README.md, and no line is without one', () => {
  const [, table = ''] = /\n## Packages\n([\s\S]*?)(?:\n## |$)/.exec(read('src/README.md')) ?? [];
  const rows = [...table.matchAll(/^\| (`[^|]+`)\s*\| ([^|]+?)\s*\|$/gm)];
  const listed = rows.flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(listed.toSorted()).toEqual(direct.toSorted());
  for (const [, cell, reason = ''] of rows) expect.soft(reason.length, cell).toBeGreaterThan(15);
});

test('each is asked for at one version, not at a range', () => {
  const all = Object.entries({ ...project.dependencies, ...project.devDependencies });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('no package runs anything as it is installed but those that are allowed to', () => {
  const running = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1));
  const allowed = Object.keys(project.allowScripts).filter((name) => project.allowScripts[name]);
  expect([...new Set(running)].toSorted()).toEqual(allowed.toSorted());
});

test('each package is known by its hash, and comes from no repository or folder', () => {
  const strangers = Object.entries(lock.packages).filter(
    ([path, { resolved = 'https:', integrity = '' }]) =>
      path !== '' && !(resolved.startsWith('https:') && integrity.startsWith('sha512-')),
  );
  expect(strangers.map(([path]) => path)).toEqual([]);
});
