import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchFragment } from './fetch-fragment.ts';
import { holdFocusInView } from './hold-focus-in-view.ts';
import styles from './TourExpectations.module.css';

type Props = {
  src: string;
  loading: string;
  failed: string;
  link: { label: string; href: string };
};

/**
 * A part of the tours page that is fetched near the view. A failure is shown with a link to the same text as a page,
 * and dispatched as a cancelable `vite:preloadError` on the window; unless canceled, it is reported as an error.
 */
export default function TourExpectations({ src, loading, failed, link }: Props) {
  const [html, setHtml] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const fail = (reason: unknown): void => {
      setFailed(true);
      const event = new Event('vite:preloadError', { cancelable: true });
      if (dispatchEvent(Object.assign(event, { payload: reason }))) reportError(reason);
    };
    const show = (fragment: string): void => {
      const restoreView = holdFocusInView();
      flushSync(() => setHtml(fragment));
      restoreView();
    };
    fetchFragment(src).then(show, fail);
  }, [src]);

  // Kept while it has the focus.
  const isLinkNeeded = html === undefined || root.current?.contains(document.activeElement);
  return (
    <div ref={root}>
      {html === undefined ? (
        <div className={`needs-script ${styles['place']}`} data-failed={hasFailed || undefined}>
          <p role="status">{hasFailed ? failed : loading}</p>
        </div>
      ) : (
        // Our own HTML, from the build (pages/fragments).
        <div dangerouslySetInnerHTML={{ __html: html }} />
      )}
      {isLinkNeeded && (
        <p>
          <a className={`touch-target ${styles['link']}`} href={link.href}>
            {link.label}
          </a>
        </p>
      )}
    </div>
  );
}
