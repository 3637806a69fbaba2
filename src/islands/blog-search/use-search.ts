import { useEffect, useState } from 'react';
import { search, type Searchable } from '../../domain/blog/search.ts';

/** `looking` once the file takes a while. */
type Answer = {
  state: 'idle' | 'looking' | 'found' | 'none' | 'failed';
  query: string;
  results: readonly Searchable[];
};

const SLOW_MS = 400;
const TIMEOUT_MS = 8_000;

let pages: Promise<readonly Searchable[]> | undefined;

/** Fetches the search file once; after a failure, again. */
function fetchPages(file: string): Promise<readonly Searchable[]> {
  pages ??= fetch(file, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then((response) => {
    if (!response.ok) throw new Error(`${file} answered ${response.status}`);
    // Written by pages/search with this type.
    return response.json() as Promise<Searchable[]>;
  });
  pages.catch(() => (pages = undefined));
  return pages;
}

/** Searches the pages of `file` for `query`, and fetches the file even before there is one. */
export function useSearch(file: string, query: string): Answer {
  const [answer, setAnswer] = useState<Answer>({ state: 'idle', query, results: [] });

  useEffect(() => {
    let isCurrent = true;
    const show = (state: Answer['state'], results: readonly Searchable[] = []): void => {
      if (isCurrent) setAnswer({ state: query ? state : 'idle', query, results });
    };
    const timer = setTimeout(() => show('looking'), SLOW_MS);
    fetchPages(file)
      .then(
        (all) => search(query, all),
        () => undefined,
      )
      .then((results) => {
        clearTimeout(timer);
        if (!results) show('failed');
        else show(results.length > 0 ? 'found' : 'none', results);
      });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [file, query]);

  return answer;
}
