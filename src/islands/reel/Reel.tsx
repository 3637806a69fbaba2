import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { instagram } from '../../providers/reels/instagram.ts';
import styles from './Reel.module.css';

type Props = {
  origin: string;
  title: string;
  code: string;
  permalink: string;
  labels: { open: string; loading: string; failed: string; newTab: string };
  /** The poster, until the reel is shown. */
  children?: ReactNode;
};

const TIMEOUT_MS = 8_000;

/** The service's frame, after it has replaced the quote: the only sign of success. */
function findFrame(stage: Element, quote: Element): HTMLIFrameElement | undefined {
  return (!quote.isConnected && stage.querySelector('iframe')) || undefined;
}

/**
 * Resolves with the service's frame.
 *
 * @throws Error after 8 seconds, or if `signal` is aborted.
 */
function waitForFrame(
  stage: Element,
  quote: Element,
  signal: AbortSignal,
): Promise<HTMLIFrameElement> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      changes.disconnect();
      clearTimeout(timer);
    };
    const check = (): void => {
      const frame = findFrame(stage, quote);
      if (!frame) return;
      end();
      resolve(frame);
    };
    const stop = (): void => {
      end();
      reject(new Error(`It did not appear within ${TIMEOUT_MS / 1000} seconds.`));
    };
    const changes = new MutationObserver(check);
    const timer = setTimeout(stop, TIMEOUT_MS);
    signal.addEventListener('abort', stop, { once: true });
    changes.observe(stage, { childList: true, subtree: true });
    check();
  });
}

/** Scrolls a keyboard-focused reel fully into its row, which would snap back otherwise. */
function showWhole({ currentTarget: link }: FocusEvent): void {
  if (!link.matches(':focus-visible')) return;
  // The text below the poster: as wide as the reel, and low enough to keep the link in view.
  link.closest(`.${styles['words']}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * A poster and a link, with the reel after hydration in the same space. The service's script creates the frame, so
 * `sandbox` can't be set in time; `frame-src` restricts it. The link always stays, and after a failure the poster.
 */
export default function Reel({ origin, title, code, permalink, labels, children }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'loading' | 'playing' | 'failed'>('waiting');

  useEffect(() => {
    const place = stage.current;
    if (!place) return;
    const abort = new AbortController();
    const service = instagram({ origin });
    const quote = document.createElement('blockquote');
    for (const [name, value] of Object.entries(service.blockquote(code))) {
      quote.setAttribute(name, value);
    }

    const draw = async (): Promise<void> => {
      setState('loading');
      place.replaceChildren(quote);
      try {
        await service.draw();
        abort.signal.throwIfAborted();
        const frame = await waitForFrame(place, quote, abort.signal);
        frame.title = title;
        setState('playing');
      } catch (error) {
        if (abort.signal.aborted) return;
        place.replaceChildren();
        console.warn(`The reel ${code} could not be shown; its link stays.`, error);
        setState('failed');
      }
    };
    void draw();
    return () => {
      abort.abort();
      place.replaceChildren();
    };
  }, [origin, code, title]);

  return (
    <div className={`black ${styles['reel']}`} data-reel={code} data-state={state}>
      <div className={`no-print ${styles['screen']}`}>
        {children}
        {/* The service renders here; React doesn't. */}
        <div ref={stage} className={styles['stage']} />
        <p className={`label black ${styles['status']}`}>
          {state === 'loading' || state === 'failed' ? labels[state] : ''}
        </p>
      </div>
      <div className={styles['words']}>
        <h3>{title}</h3>
        <a
          className="label touch-target"
          href={permalink}
          target="_blank"
          rel="noopener"
          onFocus={showWhole}
        >
          {labels.open}
          <span className="visually-hidden">{`: ${title} (${labels.newTab})`}</span>
        </a>
      </div>
    </div>
  );
}
