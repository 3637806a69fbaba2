import type { APIRoute, GetStaticPaths } from 'astro';
import { buildSearchIndex } from '../../domain/blog/search-index.ts';
import { PAGES_A_FILE } from '../../domain/blog/search-rank.ts';
import { searchablePages } from './_pages.ts';

/**
 * The search's files, fetched by the search box and by nothing else: `list.json` names the files of
 * words and says how many pages there are; `words-<letters>.json` says which pages hold which words;
 * `pages-<number>.json` is what a result shows.
 */
export const getStaticPaths = (async () => {
  const pages = await searchablePages();
  const shards = buildSearchIndex(pages);
  const files: [string, unknown][] = [
    ['list', { total: pages.length, words: [...shards.keys()] }],
    ...[...shards].map(([name, shard]): [string, unknown] => [`words-${name}`, shard]),
  ];
  for (let first = 0; first < pages.length; first += PAGES_A_FILE) {
    const shown = pages.slice(first, first + PAGES_A_FILE);
    files.push([
      `pages-${first / PAGES_A_FILE}`,
      shown.map(({ href, title, kind, summary }) => [href, title, kind, summary]),
    ]);
  }
  return files.map(([file, content]) => ({ params: { file }, props: { content } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ content: unknown }> = ({ props }) =>
  new Response(JSON.stringify(props.content), { headers: { 'Content-Type': 'application/json' } });
