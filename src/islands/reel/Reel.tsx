import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { instagram } from '../../providers/reels/instagram.ts';
import { loadEmbed } from '../../stores/embeds.ts';
import styles from './Reel.module.css';

type Props = {
  /** Where the service lives: its script and its frames come from there. */
  origin: string;
  id: number;
  title: string;
  /** The reel's name in the service's addresses. */
  code: string;
  permalink: string;
  labels: { open: string; loading: string; failed: string; newTab: string };
  /** The poster, which stays until the reel plays. */
  children?: ReactNode;
};

/** How long a reel may take to appear once its script has come, in milliseconds. */
const TIMEOUT_MS = 8_000;

/** The service's frame, once it has taken the quote's place: it is the only sign of success. */
function findFrame(stage: Element, quote: Element): HTMLIFrameElement | undefined {
  return (!quote.isConnected && stage.querySelector('iframe')) || undefined;
}

/**
 * Resolves with the frame that the service has drawn into the stage.
 *
 * @throws Error when there is none within 8 seconds, or `signal` is aborted.
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

/** Brings the whole of a reel that a key has come to into a strip, which would snap back from half of it. */
function showWhole({ currentTarget: link }: FocusEvent): void {
  if (!link.matches(':focus-visible')) return;
  // The words below the poster: as wide as the reel, and low enough for the link to stay in the window.
  link.closest(`.${styles['words']}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * A poster with a link that becomes the reel once a visitor is near. The stage keeps the room for the
 * reel, so nothing moves. The frame is the service's script's to make, and a `sandbox` set on it
 * afterwards would count for nothing; the policy's `frame-src` holds it. The link stays in any case; when the service cannot be reached, refuses, or
 * draws nothing, the poster stays as well, and the words say so.
 */
export default function Reel({ origin, id, title, code, permalink, labels, children }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'loading' | 'playing' | 'failed'>('waiting');

  useEffect(() => {
    const place = stage.current;
    if (!place) return;
    const abort = new AbortController();
    const service = instagram({ origin }, loadEmbed);
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
        console.warn(`The reel ${code} could not be shown; its link stands in.`, error);
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
    <div className={styles['reel']} data-reel={code} data-state={state}>
      <div className={styles['screen']}>
        {children}
        {/* What is in it is the service's own; React leaves it alone. */}
        <div ref={stage} className={styles['stage']} />
        <p className={`label ${styles['status']}`}>
          {state === 'loading' || state === 'failed' ? labels[state] : ''}
        </p>
      </div>
      <div className={styles['words']}>
        <span className={`label ${styles['number']}`} aria-hidden="true">
          {id}
          <br />
          {`${id}A`}
        </span>
        <h3>{title}</h3>
        <p>
          <a className="label" href={permalink} target="_blank" rel="noopener" onFocus={showWhole}>
            {labels.open}
            <span className="visually-hidden">{`: ${title} (${labels.newTab})`}</span>
          </a>
        </p>
      </div>
    </div>
  );
}
