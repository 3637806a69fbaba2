import { useLayoutEffect, useRef } from 'react';
import { type BookingSettings, fareHarbor } from '../../providers/booking/fareharbor.ts';
import styles from './BookingCalendar.module.css';

/**
 * - `preparing`: before hydration;
 * - `loading`, and `slow` after eight seconds;
 * - `shown`: the calendar has sent its height;
 * - `doubt`: something has loaded but sends nothing: the calendar or an error page;
 * - `failed`: the booking service is unreachable, or the policy blocks it.
 */
export type CalendarState = 'preparing' | 'loading' | 'slow' | 'shown' | 'doubt' | 'failed';

type Props = {
  shop: BookingSettings;
  src: string;
  title: string;
  onState: (state: CalendarState) => void;
};

/** Identifies the frame to the service. */
const EMBED_ID = 'calendar-1';
const SLOW_MS = 8_000;
/** How long a loaded frame in view may be silent before the probe. */
const SILENCE_MS = 2_000;
const PROBE_MS = 3_000;
/** In CSS pixels: the owner's minimum, and more than any real month needs. */
const HEIGHT = { min: 700, max: 3_000 };

/**
 * The booking calendar in a frame. Browsers fire `load` for error pages and refused frames too, so only the
 * height that the calendar sends proves that it is there.
 *
 * Without `sandbox`: a checkout needs scripts, forms, pop-ups and cookies, and a bank's card check may need more.
 * The frame is restricted by its origin, by `frame-src`, and by `allow`, which grants only payment.
 */
export function CalendarFrame({ shop, src, title, onState }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const booking = fareHarbor(shop);

  // A layout effect, to listen before the frame can load.
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
    // The answer is opaque; it only shows that the service is reachable.
    const probe = (): void => {
      timer = setTimeout(() => settle('doubt'), PROBE_MS);
      fetch(src, { mode: 'no-cors', signal: abort.signal }).then(
        () => settle('doubt'),
        () => settle('failed'),
      );
    };
    // Browsers throttle frames out of view, so silence there means nothing.
    const observer = new IntersectionObserver((entries) => {
      if (isSettled || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      timer = setTimeout(probe, SILENCE_MS);
    });
    const onLoad = (): void => {
      if (isSettled) return;
      clearTimeout(timer);
      if (element) observer.observe(element);
    };
    const onMessage = (event: MessageEvent): void => {
      const reported =
        event.source === element?.contentWindow ? heightIn(event, EMBED_ID) : undefined;
      if (reported === undefined) return;
      settle('shown');
      // Also after `doubt`, and when the visitor navigates within the frame.
      onState('shown');
      const room = Math.min(HEIGHT.max, Math.max(HEIGHT.min, Math.ceil(reported)));
      // Right before the layout, so that no scroll comes in between.
      requestAnimationFrame(() => {
        if (!element) return;
        // Content below the frame must not move in view, before or after, and not every browser keeps it in place
        // when it has passed the frame. The frame then scrolls.
        const { bottom, height } = element.getBoundingClientRect();
        if (Math.min(bottom, bottom + room - height) >= innerHeight) element.height = String(room);
      });
    };

    element?.addEventListener('load', onLoad, { once: true });
    addEventListener('message', onMessage);
    return () => {
      isSettled = true;
      clearTimeout(timer);
      abort.abort();
      observer.disconnect();
      element?.removeEventListener('load', onLoad);
      removeEventListener('message', onMessage);
    };
  }, [shop, src, onState]);

  return (
    <iframe
      ref={frame}
      className={styles['frame']}
      name={booking.frameName(EMBED_ID, location.href)}
      title={title}
      allow="payment"
      height={HEIGHT.min}
      src={src}
    />
  );
}
