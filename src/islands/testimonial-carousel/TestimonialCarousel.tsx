import '../../styles/rail.css';
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
  labelledBy: string;
  labels: { pause: string; play: string; previous: string; next: string };
  slides: readonly { id: string; label: string }[];
  children?: ReactNode;
};

const PAUSE = 'M4.4 2.8L9.6 2.9L9.6 20.9L4.8 20.8ZM14.2 3.2L19.5 3.2L19.4 20.9L14.4 21.2Z';
const PLAY = 'M5 2.7L21.3 12.2L5.1 21.4Z';
const CHEVRON = 'M4.5 7.2L12 14.6L19.8 6.8L21.4 9.2L11.8 18.6L2.6 9.5Z';

const PERIOD_MS = 8000;
const LOCK_MS = 500;

/**
 * Guests' quotes: in a grid, on phones in a scroll-snap row with a link to each. Hydrated, it is
 * a carousel (WAI-ARIA APG pattern).
 *
 * It rotates every 8 seconds, except in the grid, with reduced motion, in a hidden tab or on hover. Any use
 * (keyboard focus, a press on the row, a button, a dot) stops it until its first button starts it again. A second
 * change within half a second is ignored.
 */
export default function TestimonialCarousel({ labelledBy, labels, slides, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const changedAt = useRef(-LOCK_MS);
  /** The target of a scroll in progress. */
  const target = useRef<number>(undefined);
  /** Undefined before hydration. */
  const [current, setCurrent] = useState<number>();
  const [isTurning, setTurning] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const isLive = current !== undefined;
  const [status, setStatus] = useState('');

  useLayoutEffect(() => {
    // From 48rem all quotes are in view (the styles).
    const still = matchMedia('(prefers-reduced-motion: reduce), (min-width: 48rem)');
    const hasFocus = root.current?.contains(document.activeElement);
    // The row may have been scrolled before hydration.
    setCurrent(shownIn(row.current));
    setTurning(!still.matches && !hasFocus);

    const stop = () => setTurning(false);
    const onVisibility = () => setHidden(document.hidden);
    onVisibility();
    still.addEventListener('change', stop);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      still.removeEventListener('change', stop);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);

  const go = (index: number): HTMLElement | undefined => {
    const slide = document.getElementById(slides[index]?.id ?? '');
    const now = performance.now();
    if (!row.current || !slide || now - changedAt.current < LOCK_MS) return undefined;
    changedAt.current = now;
    const [first = slide] = row.current.querySelectorAll('[id]');
    const offset = slide.getBoundingClientRect().left - first.getBoundingClientRect().left;
    target.current = index === shownIn(row.current) ? undefined : index;
    row.current.scrollTo({ left: offset });
    // Dots and status follow a frame later, since they take a slow phone 8 ms.
    startTransition(() => setCurrent(index));
    return slide;
  };

  const choose = (index: number) => {
    const slide = go(index);
    startTransition(() => {
      setTurning(false);
      // Only changes by the visitor are announced.
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
    // Following the link would add a history entry.
    event.preventDefault();
    choose(index);
  };

  // A press also focuses, but is handled itself.
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) setTurning(false);
  };

  const onHover = (hovered: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setHovered(hovered);
  };

  const takeOver = () => {
    target.current = undefined;
  };

  /** A swipe updates the dots; a scroll in progress doesn't. */
  const follow = () => {
    const shown = shownIn(row.current);
    if (shown === target.current) target.current = undefined;
    else if (target.current === undefined) setCurrent(shown);
  };

  return (
    <div
      ref={root}
      className={`stack ${styles['carousel']}`}
      data-live={isLive || undefined}
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      onFocus={onFocus}
      onPointerEnter={onHover(true)}
      onPointerLeave={onHover(false)}
    >
      <div className={`cluster ${styles['controls']}`}>
        <button
          type="button"
          className="icon-button needs-script"
          aria-label={isTurning ? labels.pause : labels.play}
          // The active style is painted first, the icon a frame later.
          onClick={() => startTransition(() => setTurning((is) => !is))}
        >
          <Icon path={isTurning ? PAUSE : PLAY} />
        </button>
        <button
          type="button"
          className="icon-button needs-script"
          aria-label={labels.previous}
          onClick={() => step(-1)}
        >
          <Icon path={CHEVRON} turn={90} />
        </button>
        <button
          type="button"
          className="icon-button needs-script"
          aria-label={labels.next}
          onClick={() => step(1)}
        >
          <Icon path={CHEVRON} turn={-90} />
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
        className={`rail grid grid-4 ${styles['row']}`}
        tabIndex={0}
        // RowTabStops.astro changes it.
        suppressHydrationWarning
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

function Icon({ path, turn = 0 }: { path: string; turn?: number }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
      <path d={path} transform={`rotate(${turn} 12 12)`} />
    </svg>
  );
}

/** The row's current slide, from 0: the nearest to its start. */
function shownIn(row: HTMLElement | null): number {
  if (!row) return 0;
  const start = row.getBoundingClientRect().left;
  const distances = Array.from(row.querySelectorAll('[id]'), (slide) =>
    Math.abs(slide.getBoundingClientRect().left - start),
  );
  return distances.indexOf(Math.min(...distances));
}
