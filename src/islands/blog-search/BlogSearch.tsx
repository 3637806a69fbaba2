import { useId, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import type { BlogPage } from '../../content/schemas/pages/blog.ts';
import { interpolate } from '../../domain/text/interpolate.ts';
import { useSearch } from './use-search.ts';
import styles from './BlogSearch.module.css';

/** `file` is the path of the search file. */
type Props = Omit<BlogPage['search'], 'tour'> & { file: string };

/** A pause in typing; also spares the browser's history, which Safari limits. */
const DEBOUNCE_MS = 300;

const writeUrl = (query: string) =>
  history.replaceState(null, '', `/blog${query && `?q=${encodeURIComponent(query)}`}`);

/**
 * A search box over the list of all posts, which is hidden while there are results. The query is in the URL, so that
 * reload, sharing and Back work.
 */
export default function BlogSearch({ file, label, button, noScript, ...messages }: Props) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef(0);
  const [query, setQuery] = useState('');
  const { state, query: answered, results } = useSearch(file, query);

  useLayoutEffect(() => {
    const findFromUrl = (): void => {
      const typed = new URLSearchParams(location.search).get('q') ?? '';
      if (box.current) box.current.value = typed;
      setQuery(typed.trim());
    };
    const typedBefore = box.current?.value.trim();
    if (typedBefore) {
      writeUrl(typedBefore);
      setQuery(typedBefore);
    } else findFromUrl();
    addEventListener('popstate', findFromUrl);
    return () => removeEventListener('popstate', findFromUrl);
  }, []);

  const find = (): void => {
    clearTimeout(timer.current);
    const typed = box.current?.value.trim() ?? '';
    writeUrl(typed);
    setQuery(typed);
  };
  const findSoon = (): void => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(find, DEBOUNCE_MS);
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    find();
  };
  // For Back, also when the last letter was typed a moment ago.
  const onLeave = (): void => writeUrl(box.current?.value.trim() ?? '');

  return (
    <search className={`no-print stack gap-3 ${styles['search']}`}>
      <form className="stack gap-2" action="/blog" method="get" onSubmit={onSubmit}>
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <div className={`cluster gap-2 ${styles['line']}`}>
          <input
            ref={box}
            className="text-input"
            id={id}
            type="search"
            name="q"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            onInput={findSoon}
          />
          <button className="button" type="submit" data-hold="">
            {button}
          </button>
        </div>
      </form>
      <p className="if-no-script">{noScript}</p>
      {/* Always rendered: screen readers often skip a live region that is added with its text. */}
      <p role="status">
        {state !== 'idle' &&
          interpolate(messages[state], { query: answered, count: String(results.length) })}
      </p>
      {results.length > 0 && (
        <ol className={`ruled long-words ${styles['results']}`}>
          {results.map(({ href, title, kind, summary }) => (
            <li key={href} className="card stack gap-2">
              <p className="kicker">{kind}</p>
              <h2>
                <a className="card-link" href={href} onClick={onLeave}>
                  {title}
                </a>
              </h2>
              <p className="small">{summary}</p>
            </li>
          ))}
        </ol>
      )}
    </search>
  );
}
