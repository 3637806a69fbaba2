import { useCallback, useLayoutEffect, useState, type MouseEvent } from 'react';
import type { BookingConfig } from '../../domain/booking/booking-url.ts';
import { urlWithItem, parseItemId } from '../../domain/booking/item-id.ts';
import { fareHarbor } from '../../providers/booking/fareharbor.ts';
import { isUnmodifiedClick } from '../unmodified-click.ts';
import styles from './BookingCalendar.module.css';
import { CalendarFrame, type CalendarState } from './CalendarFrame.tsx';

type CalendarLabels = {
  frameTitle: string;
  preparing: string;
  loading: string;
  slow: string;
  doubt: string;
  failed: string;
  /** The link to the calendar as a page, which is always shown. */
  fallback: string;
  mail: string;
};

type Props = {
  shop: BookingConfig;
  labels: CalendarLabels;
  email: string;
  /** Without it, the calendar of all tours. */
  item?: number | undefined;
  /** Tours to choose from; then `?itemId=` in the URL is read, too. */
  choose?:
    | {
        title: string;
        /** Visually hidden, after a tour's name. */
        shows: string;
        tours: readonly { name: string; item: number }[];
      }
    | undefined;
};

/** The current frame's tour, and the number of frames so far. */
type Shown = { item: number | undefined; count: number };

/**
 * Links to the booking calendar, and the calendar in a frame after hydration. The links always stay; if the
 * frame is slow, silent or unreachable, a text points to them.
 */
export default function BookingCalendar({ shop, labels, email, item, choose }: Props) {
  const [shown, setShown] = useState<Shown>({ item, count: 0 });
  const [state, setState] = useState<CalendarState>('preparing');
  const booking = fareHarbor(shop);
  const readsQuery = choose !== undefined;

  // A new frame for each tour: a new URL in the same frame would add a history entry.
  const show = useCallback((next: number | undefined) => {
    setState('loading');
    setShown(({ count }) => ({ item: next, count: count + 1 }));
  }, []);

  // The static HTML can't read the query.
  useLayoutEffect(() => {
    show(readsQuery ? parseItemId(location.search) : item);
  }, [show, readsQuery, item]);

  const onChoose = (event: MouseEvent, chosen: number): void => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    history.replaceState(history.state, '', urlWithItem(location.href, chosen));
    show(chosen);
  };

  const calendarHref = shown.item ? booking.itemCalendarUrl(shown.item) : booking.pageUrl();
  const isVisible = state === 'shown' || state === 'doubt';
  const embedId = `calendar-${shown.count}`;

  return (
    <div className={styles['calendar']} data-state={state}>
      {choose && (
        <div className={styles['choose']}>
          <p className="label">{choose.title}</p>
          <ul className={styles['tours']}>
            {choose.tours.map((tour) => (
              <li key={tour.item}>
                <a
                  className="touch-target"
                  href={booking.itemCalendarUrl(tour.item)}
                  aria-current={tour.item === shown.item || undefined}
                  onClick={(event) => onChoose(event, tour.item)}
                >
                  {tour.name}
                  <span className="visually-hidden">: {choose.shows}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles['out']}>
        <a className="touch-target" href={calendarHref} target="_blank" rel="noopener">
          {labels.fallback}
        </a>
        <a className="touch-target" href={`mailto:${email}`}>
          {labels.mail}
        </a>
      </div>
      <div className={styles['stage']}>
        <p role="status" className={styles['doubt']}>
          {state === 'doubt' ? labels.doubt : ''}
        </p>
        {shown.count > 0 && state !== 'failed' && (
          <CalendarFrame
            key={embedId}
            shop={shop}
            src={booking.calendarUrl(shown.item)}
            title={labels.frameTitle}
            embedId={embedId}
            onState={setState}
          />
        )}
        {!isVisible && (
          <div className={styles['card']}>
            <p role="status" className={styles['status']}>
              {labels[state]}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
