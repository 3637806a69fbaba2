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

/** `word` is the matched word, for a text fragment. */
export type Result = { href: string; title: string; kind: string; summary: string; word: string };

const MAX_RESULTS = 12;
const TIMEOUT_MS = 8_000;

const requests = new Map<string, Promise<unknown>>();

/** Requests a file of the index once; a failed request can be repeated. */
function fetchFile<File>(name: string): Promise<File> {
  const path = `/search/${name}.json`;
  const request = requests.get(path) ?? requestFile(path);
  requests.set(path, request);
  request.catch(() => requests.delete(path));
  // Written by pages/search with the same types.
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

/** Preloads the index's first file. */
export function prepareSearch(): void {
  fetchFile('list').catch(() => {
    // The search tries again, and reports a failure.
  });
}

/**
 * Returns the matching pages, best first.
 *
 * @throws Error if a file of the index fails or takes over 8 seconds.
 */
export async function search(query: string): Promise<Result[]> {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const list = await fetchFile<SearchList>('list');
  const names = new Set(words.flatMap((word) => shardsFor(word, list.words)));
  const shards = await Promise.all([...names].map((name) => fetchFile<Shard>(`words-${name}`)));
  return Promise.all(rank(words, shards, list.total).slice(0, MAX_RESULTS).map(resultOf));
}

async function resultOf({ page, word }: Hit): Promise<Result> {
  const file = await fetchFile<readonly SearchPage[]>(`pages-${Math.floor(page / PAGES_A_FILE)}`);
  const found = file[page % PAGES_A_FILE];
  if (!found) throw new Error(`The search index has no page ${page}.`);
  const [href, title, kind, summary] = found;
  return { href, title, kind, summary, word };
}
