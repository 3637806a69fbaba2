import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { isUnmodifiedClick } from '../unmodified-click.ts';
import styles from './Video.module.css';

type Props = {
  title: string;
  /** The player's URL, requested on a click. */
  embed: string;
  watch: string;
  allow: string;
  sandbox: string;
  referrerPolicy: 'strict-origin-when-cross-origin';
  /** Posted to the player until it answers (providers/video/contract.ts). */
  pingMessage: string;
  labels: { play: string; watch: string; failed: string };
  children?: ReactNode;
};

const TIMEOUT_MS = 8000;
const PING_MS = 500;

/**
 * A poster, linked to the video's page, that becomes the player on a click; nothing is requested before.
 *
 * Browsers fire `load` for a refused frame too, so the player is pinged, and a silent one is reported in the text.
 * Its frame stays, since it may still answer; until then the poster shows through.
 */
export default function Video(props: Props) {
  const { title, embed, watch, allow, sandbox, referrerPolicy, pingMessage, labels, children } =
    props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'poster' | 'waiting' | 'answered' | 'silent'>('poster');
  const isPlaying = state !== 'poster';
  const isAnswered = state === 'answered';

  useLayoutEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);

  useEffect(() => {
    if (!isPlaying || isAnswered) return;
    const onMessage = ({ source }: MessageEvent) => {
      if (source && source === frame.current?.contentWindow) setState('answered');
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [isPlaying, isAnswered]);

  useEffect(() => {
    if (state !== 'waiting') return;
    const pings = setInterval(() => ping(frame.current, pingMessage), PING_MS);
    const timer = setTimeout(() => setState('silent'), TIMEOUT_MS);
    return () => {
      clearInterval(pings);
      clearTimeout(timer);
    };
  }, [state, pingMessage]);

  const play = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    setState('waiting');
  };

  return (
    <div>
      <div className={styles['screen']}>
        <a
          href={watch}
          target="_blank"
          rel="noopener"
          data-hold=""
          inert={isPlaying}
          onClick={play}
        >
          {children}
          <span className={`button ${styles['play']}`}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M5 2.5 21 12 5 21.5z" fill="currentColor" />
            </svg>
            {labels.play}
            <span className="visually-hidden">{`: ${title}`}</span>
          </span>
        </a>
        {isPlaying && (
          <iframe
            ref={frame}
            src={embed}
            title={title}
            allow={allow}
            sandbox={sandbox}
            referrerPolicy={referrerPolicy}
            onLoad={(event) => ping(event.currentTarget, pingMessage)}
          />
        )}
      </div>
      <p>
        {/* The only child of its element: translators replace text nodes. */}
        <span role="status">{state === 'silent' && labels.failed}</span>{' '}
        <a className="touch-target" href={watch} target="_blank" rel="noopener">
          {labels.watch}
        </a>
      </p>
    </div>
  );
}

/** To any origin: an error page has none to name, and the message holds no data. */
function ping(frame: HTMLIFrameElement | null, pingMessage: string): void {
  frame?.contentWindow?.postMessage(pingMessage, '*');
}
