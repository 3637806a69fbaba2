/** The editor is a tool of `npm run edit`: nothing of it is in a build. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist } from '../../scripts/checks/built-pages.ts';

test('no file of the build knows the editor', () => {
  const files = globSync('**/*.{html,js,css,json,xml,txt}', { cwd: dist });
  expect(files).toContain('index.html');
  const knowing = files.filter((file) =>
    /sveltia|nc-root|X-Editor/.test(readFileSync(join(dist, file), 'utf8')),
  );
  expect(knowing).toEqual([]);
});
