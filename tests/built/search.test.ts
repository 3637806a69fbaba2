/** The search file of the build. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dist } from '../../scripts/checks/built-pages.ts';
import { type Searchable, search } from '../../src/domain/blog/search.ts';
import { published } from '../support/content.ts';
import { required } from '../required.ts';

test('each post is the first result for its title, and is found by its last word', () => {
  const [file, ...others] = globSync('search/*', { cwd: dist });
  expect(others).toEqual([]);
  // Written by pages/search with this type.
  const pages = JSON.parse(readFileSync(dist + required(file), 'utf8')) as Searchable[];
  for (const { path, title, body } of published) {
    expect.soft(search(title, pages)[0]?.href, title).toBe(path);
    const text = body.replaceAll(/<[^>]*>|\]\([^)]*\)/g, ' ');
    const word = required(text.match(/\b[a-z]{5,}\b/gi)?.at(-1));
    const found = search(word, pages).map(({ href }) => href);
    expect.soft(found, word).toContain(path);
  }
});
