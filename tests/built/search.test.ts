/** The search index of the build. */
import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { dist } from '../../scripts/checks/built-pages.ts';
import { published } from '../support/content.ts';
import { search } from '../../src/islands/blog-search/search-index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('each story is found by a unique word', async () => {
  vi.stubGlobal('fetch', async (path: string) => new Response(readFileSync(dist + path.slice(1))));
  const posts = published
    .map(({ slug, body }) => ({
      slug,
      text: body.replaceAll(/\{\/\*[\s\S]*?\*\/\}|<[^>]*>|\]\([^)]*\)/g, ' '),
    }))
    .map(({ slug, text }) => ({ slug, words: new Set(text.match(/\b[a-z]{6,}\b/g)) }));
  const tours = globSync('content/tours/*/index.md')
    .map((file) => readFileSync(file, 'utf8'))
    .join(' ');
  let tried = 0;
  for (const { slug, words } of posts) {
    const others = posts.filter((post) => post.slug !== slug).flatMap((post) => [...post.words]);
    const own = [...words].find(
      (word) =>
        !tours.includes(word) && !others.some((other) => other.startsWith(word.slice(0, -1))),
    );
    // A post may have no unique word.
    if (own === undefined) continue;
    tried += 1;
    const [first] = await search(own);
    expect.soft(first?.href, own).toMatch(new RegExp(`^/blog/${slug}(#|$)`));
  }
  expect(tried).toBeGreaterThan(0);
});
