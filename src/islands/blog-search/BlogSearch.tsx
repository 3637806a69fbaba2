import { useEffect, useId, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { interpolate } from '../interpolate.ts';
import { prepareSearch } from './search-index.ts';
import { useSearch } from './use-search.ts';
import styles from './BlogSearch.module.css';

type Props = {
  label: string;
  button: string;
  looking: string;
  /** With `{count}` and `{query}`. */
  found: string;
  none: string;
  failed: string;
  /** The form's action without script, and the fallback link. */
  archive: { label: string; href: string };
};

/** A form that links to the archive, and with script shows results below. `?q=` in the URL is searched at once. */
export default function BlogSearch({ label, button, archive, ...messages }: Props) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const { state, query: answered, results } = useSearch(query);

  useLayoutEffect(() => {
    if (!box.current) return;
    // Text typed before hydration wins over the URL.
    box.current.value ||= new URLSearchParams(location.search).get('q') ?? '';
    setQuery(box.current.value);
  }, []);
  useEffect(prepareSearch, []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = box.current?.value.trim() ?? '';
    const address = typed ? `?q=${encodeURIComponent(typed)}` : location.pathname;
    history.replaceState(null, '', address);
    setQuery(typed);
  };

  return (
    <search className={`no-print ${styles['search']}`}>
      <form action={archive.href} method="get" onSubmit={onSubmit}>
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <div className={styles['line']}>
          <input
            ref={box}
            id={id}
            type="search"
            name="q"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
          <button className="button" type="submit" data-hold="">
            {button}
          </button>
        </div>
      </form>
      {/* Always rendered: screen readers often skip a live region that is added with its text. */}
      <p className={styles['status']} role="status">
        {state !== 'idle' &&
          interpolate(messages[state], { query: answered, count: String(results.length) })}
      </p>
      {(state === 'found' || state === 'none' || state === 'failed') && (
        <div className={styles['results']}>
          {results.length > 0 ? (
            <ol>
              {results.map(({ href, title, kind, summary, word }) => (
                <li key={href}>
                  <p className="kicker">{kind}</p>
                  <p>
                    <a href={`${href}#:~:text=${word}`}>{title}</a>
                  </p>
                  <p className="small">{summary}</p>
                </li>
              ))}
            </ol>
          ) : (
            <p>
              <a href={archive.href}>{archive.label}</a>
            </p>
          )}
        </div>
      )}
    </search>
  );
}
