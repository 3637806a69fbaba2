import {
  PAGES_A_FILE,
  rank,
  shardsFor,
  type Hit,
  type SearchList,
  type SearchPage,
  type Shard,
} from '../../domain/blog/search-rank.ts';
import { searchWords } from '../../domain/blog/search-words.ts';

/** A page found; `word` is one of its own, which browsers that can will go to and mark. */
export type Result = { href: string; title: string; kind: string; summary: string; word: string };

/** As many as fit a screen; whoever wants more types one more word. */
const SHOWN = 12;
/** How long a file of the index may take, in milliseconds. */
const TIMEOUT_MS = 8_000;

const requests = new Map<string, Promise<unknown>>();

/** A file of the index, asked for once; a failed or late request may be made again. */
function fetchFile<File>(name: string): Promise<File> {
  const path = `/search/${name}.json`;
  const request = requests.get(path) ?? requestFile(path);
  requests.set(path, request);
  request.catch(() => requests.delete(path));
  // What the build wrote (pages/search), where the same types are checked.
  return request as Promise<File>;
}

async function requestFile(path: string): Promise<unknown> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(path, { signal: abort.signal });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches what every search needs, before the first letter is typed. */
export function prepareSearch(): void {
  fetchFile('list').catch(() => {
    // Nobody has asked anything yet; the search itself tries again and tells.
  });
}

/**
 * The pages that hold the words of a query, the best first.
 *
 * @throws Error when a file of the index can't be had within 8 seconds.
 */
export async function search(query: string): Promise<Result[]> {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const list = await fetchFile<SearchList>('list');
  const names = new Set(words.flatMap((word) => shardsFor(word, list.words)));
  const shards = await Promise.all([...names].map((name) => fetchFile<Shard>(`words-${name}`)));
  return Promise.all(rank(words, shards, list.total).slice(0, SHOWN).map(resultOf));
}

async function resultOf({ page, word }: Hit): Promise<Result> {
  const file = await fetchFile<readonly SearchPage[]>(`pages-${Math.floor(page / PAGES_A_FILE)}`);
  const found = file[page % PAGES_A_FILE];
  if (!found) throw new Error(`The search index has no page ${page}.`);
  const [href, title, kind, summary] = found;
  return { href, title, kind, summary, word };
}
