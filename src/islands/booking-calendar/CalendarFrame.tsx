import { useLayoutEffect, useRef, useState } from 'react';
import type { BookingConfig } from '../../domain/booking/booking-url.ts';
import { fareHarbor } from '../../providers/booking/fareharbor.ts';
import styles from './BookingCalendar.module.css';

/**
 * How far the calendar is:
 * - `preparing`: the visitor is not near yet, or this script has not come;
 * - `loading`, and `slow` after eight seconds of it;
 * - `shown`: it has given a sign of life;
 * - `doubt`: something has loaded and says nothing, which may be the calendar or an error page;
 * - `failed`: the booking service cannot be reached.
 */
export type CalendarState = 'preparing' | 'loading' | 'slow' | 'shown' | 'doubt' | 'failed';

type Props = {
  shop: BookingConfig;
  src: string;
  title: string;
  /** The frame's own name among the page's calendars. */
  embedId: string;
  onState: (state: CalendarState) => void;
};

/** How long the frame may load before a visitor is told, in milliseconds. */
const SLOW_MS = 8_000;
/** How long a loaded frame in sight may be silent before it is doubted, in milliseconds. */
const SILENCE_MS = 2_000;
/** How long the service may take to show that it can be reached at all, in milliseconds. */
const PROBE_MS = 3_000;
/** Room for the calendar in CSS pixels: the least that the owner asks for, and what no real month exceeds. */
const HEIGHT = { min: 700, max: 3_000 };

/**
 * The booking service's calendar in a frame, watched for signs of life: browsers report `load` for
 * error pages and refused frames too, so only the height that the calendar tells proves that it is there.
 *
 * The frame carries no `sandbox`. A checkout runs scripts, forms, pop-ups and its own cookies, and a
 * bank's card check inside it may need more; a list that grants all of that forbids nothing, and one
 * that does not breaks somebody's payment. What it would take away, leading our page elsewhere unasked,
 * browsers already refuse to a foreign frame that nobody has touched. What holds the frame is its foreign origin (it cannot
 * read or change this page), the policy's `frame-src`, and `allow`: payment is passed on, while
 * camera, microphone, location and the rest stay withheld, as they are from any foreign frame.
 */
export function CalendarFrame({ shop, src, title, embedId, onState }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(HEIGHT.min);
  const booking = fareHarbor(shop);

  // A layout effect: the frame must be watched before it can load.
  useLayoutEffect(() => {
    const element = frame.current;
    const { heightIn } = fareHarbor(shop);
    const abort = new AbortController();
    let isSettled = false;
    let timer = setTimeout(() => onState('slow'), SLOW_MS);

    const settle = (state: CalendarState): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      onState(state);
    };
    // What the address answers cannot be read from here; that it answers is all there is to know.
    const probe = (): void => {
      timer = setTimeout(() => settle('doubt'), PROBE_MS);
      fetch(src, { mode: 'no-cors', signal: abort.signal }).then(
        () => settle('doubt'),
        () => settle('failed'),
      );
    };
    // A browser lets a frame rest while it is out of sight: its silence there means nothing.
    const sight = new IntersectionObserver((entries) => {
      if (isSettled || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      timer = setTimeout(probe, SILENCE_MS);
    });
    const onLoad = (): void => {
      if (isSettled) return;
      clearTimeout(timer);
      if (element) sight.observe(element);
    };
    const onMessage = (event: MessageEvent): void => {
      const reported =
        event.source === element?.contentWindow ? heightIn(event, embedId) : undefined;
      if (reported === undefined) return;
      settle('shown');
      // Also for one that had been doubted, and whenever the visitor moves on within the frame.
      onState('shown');
      // What is in view below the frame must not move: then the frame scrolls within itself.
      const { bottom } = element?.getBoundingClientRect() ?? { bottom: 0 };
      if (bottom > 0 && bottom < innerHeight) return;
      setHeight(Math.min(HEIGHT.max, Math.max(HEIGHT.min, Math.ceil(reported))));
    };

    element?.addEventListener('load', onLoad, { once: true });
    addEventListener('message', onMessage);
    return () => {
      isSettled = true;
      clearTimeout(timer);
      abort.abort();
      sight.disconnect();
      element?.removeEventListener('load', onLoad);
      removeEventListener('message', onMessage);
    };
  }, [shop, src, embedId, onState]);

  return (
    <iframe
      ref={frame}
      className={styles['frame']}
      name={booking.frameName(embedId, location.href)}
      title={title}
      allow="payment"
      height={height}
      src={src}
    />
  );
}
