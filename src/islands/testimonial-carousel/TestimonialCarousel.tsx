import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { wrapIndex } from '../../domain/pictures/wrap-index.ts';
import { isUnmodifiedClick } from '../unmodified-click.ts';
import styles from './TestimonialCarousel.module.css';

type Props = {
  /** The id of the section's heading. */
  labelledBy: string;
  labels: { pause: string; play: string; previous: string; next: string };
  /** One for each slide: its id in the page, and its name (`Quote 2 of 4`). */
  slides: readonly { id: string; label: string }[];
  /** The slides, in the same order, with those ids. */
  children?: ReactNode;
};

const PAUSE = 'M4.4 2.8L9.6 2.9L9.6 20.9L4.8 20.8ZM14.2 3.2L19.5 3.2L19.4 20.9L14.4 21.2Z';
const PLAY = 'M5 2.7L21.3 12.2L5.1 21.4Z';
const CHEVRON = 'M4.5 7.2L12 14.6L19.8 6.8L21.4 9.2L11.8 18.6L2.6 9.5Z';

/** Specification, section 9, timers. */
const PERIOD_MS = 8000;
const LOCK_MS = 500;

/**
 * Guests' quotes in a row that scrolls and snaps by itself, with a link to each. Once hydrated it is
 * a carousel after the APG's pattern.
 *
 * It moves on every 8 seconds, but never for a visitor who prefers reduced motion, while the tab is
 * hidden, or under a pointer; and once a visitor has taken it in hand (focus by key, a press on the
 * row, previous, next, a dot) it stands still until started again with its first button. Changes
 * within half a second of another are ignored.
 */
export default function TestimonialCarousel({ labelledBy, labels, slides, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const changedAt = useRef(-LOCK_MS);
  /** The slide that the row is scrolling to by itself. */
  const target = useRef<number>(undefined);
  /** Undefined until hydrated: what HTML alone shows, it cannot know. */
  const [current, setCurrent] = useState<number>();
  const [isTurning, setTurning] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const isLive = current !== undefined;
  const [status, setStatus] = useState('');

  useLayoutEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const hasFocus = root.current?.contains(document.activeElement);
    // A visitor may have chosen a slide before this script came.
    setCurrent(shownIn(row.current));
    setTurning(!reducedMotion.matches && !hasFocus);

    const stop = () => setTurning(false);
    const onVisibility = () => setHidden(document.hidden);
    onVisibility();
    reducedMotion.addEventListener('change', stop);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      reducedMotion.removeEventListener('change', stop);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);

  const go = (index: number): HTMLElement | undefined => {
    const slide = document.getElementById(slides[index]?.id ?? '');
    const now = performance.now();
    if (!row.current || !slide || now - changedAt.current < LOCK_MS) return undefined;
    changedAt.current = now;
    const { scrollLeft } = row.current;
    const start = row.current.getBoundingClientRect().left;
    target.current = index === shownIn(row.current) ? undefined : index;
    row.current.scrollTo({ left: scrollLeft + slide.getBoundingClientRect().left - start });
    // The row moves at once; the dots and the status follow a frame later, as a slow phone takes 8 ms to draw them.
    startTransition(() => setCurrent(index));
    return slide;
  };

  const choose = (index: number) => {
    const slide = go(index);
    startTransition(() => {
      setTurning(false);
      // Read out, as a change that the visitor made; what turns by itself is silent.
      if (slide) setStatus(`${slides[index]?.label}. ${slide.textContent}`);
    });
  };

  const step = (steps: number) => choose(wrapIndex(current ?? 0, steps, slides.length));

  const turn = useEffectEvent(() => {
    go(wrapIndex(current ?? 0, 1, slides.length));
  });
  useEffect(() => {
    if (!isTurning || isHovered || isHidden) return;
    const timer = setInterval(() => turn(), PERIOD_MS);
    return () => clearInterval(timer);
  }, [isTurning, isHovered, isHidden]);

  const onDot = (event: MouseEvent, index: number) => {
    if (!isUnmodifiedClick(event)) return;
    // The link's own way would leave an entry in the history for each quote.
    event.preventDefault();
    choose(index);
  };

  // A press focuses too, but there the press itself says what is wanted.
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) setTurning(false);
  };

  const onHover = (hovered: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setHovered(hovered);
  };

  const takeOver = () => {
    target.current = undefined;
  };

  /** A visitor who swipes moves the dots, too; the row's own way past other slides does not. */
  const follow = () => {
    const shown = shownIn(row.current);
    if (shown === target.current) target.current = undefined;
    else if (target.current === undefined) setCurrent(shown);
  };

  return (
    <div
      ref={root}
      className={styles['carousel']}
      data-live={isLive || undefined}
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      onFocus={onFocus}
      onPointerEnter={onHover(true)}
      onPointerLeave={onHover(false)}
    >
      <div className={styles['controls']}>
        <button
          type="button"
          aria-label={isTurning ? labels.pause : labels.play}
          // Likewise: a touch colors the button at once, and its icon changes a frame later.
          onClick={() => startTransition(() => setTurning((is) => !is))}
        >
          <Icon path={isTurning ? PAUSE : PLAY} />
        </button>
        <button type="button" aria-label={labels.previous} onClick={() => step(-1)}>
          <Icon path={CHEVRON} className={styles['back']} />
        </button>
        <button type="button" aria-label={labels.next} onClick={() => step(1)}>
          <Icon path={CHEVRON} className={styles['forth']} />
        </button>
        <div className={styles['dots']}>
          {slides.map(({ id, label }, index) => (
            <a
              key={id}
              href={`#${id}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => onDot(event, index)}
            >
              <span className="visually-hidden">{label}</span>
            </a>
          ))}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      <div
        ref={row}
        className={styles['row']}
        tabIndex={0}
        role="group"
        aria-labelledby={labelledBy}
        onPointerDown={() => {
          takeOver();
          setTurning(false);
        }}
        onWheel={takeOver}
        onKeyDown={takeOver}
        onScroll={follow}
      >
        {children}
      </div>
    </div>
  );
}

function Icon({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d={path} />
    </svg>
  );
}

/** The slide that a row shows, counted from 0. */
function shownIn(row: HTMLElement | null): number {
  return row?.clientWidth ? Math.round(row.scrollLeft / row.clientWidth) : 0;
}
