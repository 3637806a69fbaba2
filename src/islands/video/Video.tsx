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
  /** The player's address, asked for on a press and not before. */
  embed: string;
  /** The video's own page. */
  watch: string;
  allow: string;
  sandbox: string;
  referrerPolicy: 'strict-origin-when-cross-origin';
  /** Said to the player until it answers (providers/video/contract.ts). */
  pingMessage: string;
  labels: { play: string; watch: string; failed: string };
  /** The poster. */
  children?: ReactNode;
};

/** How long a player may stay silent, in milliseconds. */
const TIMEOUT_MS = 8000;
const PING_MS = 500;

/**
 * A poster that becomes the player when pressed; nothing is requested before that. The poster
 * is a link to the video's own page, and so is the line below, which stays.
 *
 * Whether a player has failed can't be known from its frame: browsers fire `load` for a refusal as
 * well, and don't say which it was. So it is asked to answer, and one that stays silent is reported in
 * the text. Its frame stays, since it may still come; until it does, the poster shows through.
 */
export default function Video(props: Props) {
  const { title, embed, watch, allow, sandbox, referrerPolicy, pingMessage, labels, children } =
    props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'poster' | 'waiting' | 'answered' | 'silent'>('poster');
  const isAsked = state !== 'poster';
  const isAnswered = state === 'answered';

  useLayoutEffect(() => {
    if (isAsked) frame.current?.focus();
  }, [isAsked]);

  useEffect(() => {
    if (!isAsked || isAnswered) return;
    const onMessage = ({ source }: MessageEvent) => {
      if (source && source === frame.current?.contentWindow) setState('answered');
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [isAsked, isAnswered]);

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
          // Behind the player it is a picture and nothing to press.
          inert={isAsked}
          onClick={play}
        >
          {children}
          <span className={`${styles['play']} label`}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M5 2.5 21 12 5 21.5z" fill="currentColor" />
            </svg>
            {labels.play}
            <span className="visually-hidden">{`: ${title}`}</span>
          </span>
        </a>
        {isAsked && (
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
      <p className={styles['below']}>
        <span role="status">{state === 'silent' && labels.failed}</span>{' '}
        <a href={watch} target="_blank" rel="noopener">
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
