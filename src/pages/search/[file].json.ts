import type { APIRoute, GetStaticPaths } from 'astro';
import { buildSearchIndex } from '../../domain/blog/search-index.ts';
import { PAGES_A_FILE, type SearchList, type SearchPage } from '../../domain/blog/search-rank.ts';
import { searchablePages } from './_pages.ts';

/**
 * The search index, fetched only by the search box. `list.json`: the names of the word files and the number of
 * pages. `words-<letters>.json`: the pages that contain each word. `pages-<number>.json`: result content.
 */
export const getStaticPaths = (async () => {
  const pages = await searchablePages();
  const shards = buildSearchIndex(pages);
  const list: SearchList = { total: pages.length, words: [...shards.keys()] };
  const files = new Map<string, unknown>([['list', list]]);
  for (const [name, shard] of shards) files.set(`words-${name}`, shard);
  for (let first = 0; first < pages.length; first += PAGES_A_FILE) {
    const shown = pages
      .slice(first, first + PAGES_A_FILE)
      .map(({ href, title, kind, summary }): SearchPage => [href, title, kind, summary]);
    files.set(`pages-${first / PAGES_A_FILE}`, shown);
  }
  return [...files].map(([file, content]) => ({ params: { file }, props: { content } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ content: unknown }> = ({ props }) =>
  new Response(JSON.stringify(props.content), { headers: { 'Content-Type': 'application/json' } });
