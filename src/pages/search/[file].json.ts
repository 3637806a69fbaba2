import type { APIRoute, GetStaticPaths } from 'astro';
import { buildSearchIndex } from '../../domain/blog/search-index.ts';
import { PAGES_A_FILE, type SearchList, type SearchPage } from '../../domain/blog/search-rank.ts';
import { searchablePages } from './_pages.ts';

/**
 * The search's files, fetched by the search box and by nothing else: `list.json` names the files of
 * words and says how many pages there are; `words-<letters>.json` says which pages hold which words;
 * `pages-<number>.json` is what a result shows.
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
