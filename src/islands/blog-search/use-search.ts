import { useEffect, useState } from 'react';
import { search, type Result } from './search-index.ts';

/** `looking` once a search takes a while. */
type Answer = {
  state: 'idle' | 'looking' | 'found' | 'none' | 'failed';
  query: string;
  results: readonly Result[];
};

/** Also keeps a screen reader from being interrupted. */
const DEBOUNCE_MS = 300;
const SLOW_MS = 400;

/** Searches for `query`; results of an earlier query are dropped. */
export function useSearch(query: string): Answer {
  const [answer, setAnswer] = useState<Answer>({ state: 'idle', query: '', results: [] });

  useEffect(() => {
    const trimmed = query.trim();
    let isCurrent = true;
    const show = (state: Answer['state'], results: readonly Result[] = []): void => {
      if (isCurrent) setAnswer({ state, query: trimmed, results });
    };
    const timers: number[] = [];
    if (trimmed === '') show('idle');
    else {
      timers.push(
        window.setTimeout(() => {
          timers.push(window.setTimeout(() => show('looking'), SLOW_MS));
          search(trimmed)
            .then(
              (results) => show(results.length > 0 ? 'found' : 'none', results),
              () => show('failed'),
            )
            .finally(() => timers.forEach(clearTimeout));
        }, DEBOUNCE_MS),
      );
    }
    return () => {
      isCurrent = false;
      timers.forEach(clearTimeout);
    };
  }, [query]);

  return answer;
}
