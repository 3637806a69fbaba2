/** What runs before anything is installed runs on the oldest Node that package.json names. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { engines, scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};
const [, SETUP = ''] = /^node (\S+)$/.exec(scripts['setup'] ?? '') ?? [];

/** Of Node's own, all of them there since before Node 20. */
const KNOWN_NAMES = [
  'spawnSync',
  'existsSync',
  'readFileSync',
  'delimiter',
  'join',
  'fileURLToPath',
];

test('its language is that of Node 20', () => {
  expect(engines.node).toBe('>=20.11');
  const program = ts.createProgram([root + SETUP], {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    // Without a word of what came after: grouping, `Promise.withResolvers`, iterator helpers, `using`.
    lib: ['lib.es2023.d.ts'],
    types: [],
  });
  const source = program.getSourceFile(root + SETUP);
  // The types of Node itself are left out, since they bring those of a newer language along.
  const ofNode = /'(?:node:\w+|process|console|URL|@playwright\/test)'|ImportMeta/;
  const faults = ts
    .getPreEmitDiagnostics(program, source)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
    .filter((text) => !ofNode.test(text));
  expect(faults).toEqual([]);
});

test('what it takes from Node is older than that, and it takes nothing from a package', () => {
  const text = readFileSync(root + SETUP, 'utf8');
  const imports = [...text.matchAll(/^import (.+) from '(.+)';$/gm)];
  expect(imports.map(([, , from]) => from).filter((from) => !from?.startsWith('node:'))).toEqual(
    [],
  );
  const names = imports.flatMap(([, list = '']) => list.replaceAll(/[{} ]/g, '').split(','));
  expect(names.filter((name) => !KNOWN_NAMES.includes(name))).toEqual([]);
});
