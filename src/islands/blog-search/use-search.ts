import { useEffect, useState } from 'react';
import { search, type Result } from './search-index.ts';

/** `idle` while nothing is asked, `looking` once an answer takes its time. */
type Answer = {
  state: 'idle' | 'looking' | 'found' | 'none' | 'failed';
  query: string;
  results: readonly Result[];
};

/** How long typing must rest before it counts as a question, so that a screen reader is not interrupted. */
const DEBOUNCE_MS = 300;
/** When to say that an answer is on its way. */
const SLOW_MS = 400;

/** The answer to what is in the search box. One that comes after the next letter is dropped. */
export function useSearch(query: string): Answer {
  const [answer, setAnswer] = useState<Answer>({ state: 'idle', query: '', results: [] });

  useEffect(() => {
    const question = query.trim();
    let isCurrent = true;
    const show = (state: Answer['state'], results: readonly Result[] = []): void => {
      if (isCurrent) setAnswer({ state, query: question, results });
    };
    const timers: number[] = [];
    if (question === '') show('idle');
    else {
      timers.push(
        window.setTimeout(() => {
          timers.push(window.setTimeout(() => show('looking'), SLOW_MS));
          search(question)
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
