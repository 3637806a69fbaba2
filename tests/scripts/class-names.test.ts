import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { classNames } from '../../scripts/integrations/class-names.ts';

const root = mkdtempSync(join(tmpdir(), 'class-names-'));
mkdirSync(join(root, 'src'));
afterAll(() => rm(root, { recursive: true }));

const sheet = (name: string, css: string) => {
  writeFileSync(join(root, 'src', name), css);
  return join(root, 'src', name);
};
const first = sheet('A.module.css', '/* .old */ .box { gap: .5rem } .box:hover, .line { gap: 0 }');
const second = sheet(
  'B.module.css',
  '.box { animation: fade 1s } @keyframes fade { to { gap: 0 } }',
);

test('each class and each set of keyframes has a short name of its own, whoever asks first', () => {
  const asked: [string, string][] = [
    ['box', first],
    ['line', first],
    ['box', `${second}?used`],
    ['fade', second],
  ];
  const nameOf = classNames(root);
  const names = asked.map(([name, file]) => nameOf(name, file));
  expect(names).toEqual(['_0', '_1', '_2', '_3']);
  const again = classNames(root);
  expect(asked.toReversed().map(([name, file]) => again(name, file))).toEqual(names.toReversed());
});

test('a name that its file does not have is refused', () => {
  expect(() => classNames(root)('old', first)).toThrow(
    'src/A.module.css has no class or keyframes "old".',
  );
});
