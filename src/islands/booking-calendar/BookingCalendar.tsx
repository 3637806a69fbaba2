import { useCallback, useLayoutEffect, useState, type MouseEvent } from 'react';
import type { BookingConfig } from '../../domain/booking/booking-url.ts';
import { addressWithItem, parseItemId } from '../../domain/booking/item-id.ts';
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
  /** The link to the calendar's own page, which is always there. */
  fallback: string;
  mail: string;
};

type Props = {
  shop: BookingConfig;
  labels: CalendarLabels;
  email: string;
  /** One tour's calendar; without it, everything that can be booked. */
  item?: number | undefined;
  /** Tours to choose from: then `?itemId=` in the page's address counts, too. */
  choose?:
    | {
        title: string;
        text: string;
        /** What a tour's link shows, for those who hear it without its surroundings. */
        shows: string;
        tours: readonly { name: string; item: number }[];
      }
    | undefined;
};

/** The frame in the page: its tour, and how many frames there have been. */
type Shown = { item: number | undefined; count: number };

/**
 * The booking calendar: links to it, and the calendar itself once a visitor is near. The links stay in
 * any case; when the frame is slow, silent or cannot be reached, they are pointed out in words.
 */
export default function BookingCalendar({ shop, labels, email, item, choose }: Props) {
  const [shown, setShown] = useState<Shown>({ item, count: 0 });
  const [state, setState] = useState<CalendarState>('preparing');
  const booking = fareHarbor(shop);
  const readsAddress = choose !== undefined;

  // A new frame for each tour: a new address in the old one would put a step into the visitor's Back.
  const show = useCallback((next: number | undefined) => {
    setState('loading');
    setShown(({ count }) => ({ item: next, count: count + 1 }));
  }, []);

  // The server knows nothing of the page's query, so the tour in it is shown from here on.
  useLayoutEffect(() => {
    show(readsAddress ? parseItemId(location.search) : item);
  }, [show, readsAddress, item]);

  const onChoose = (event: MouseEvent, chosen: number): void => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    history.replaceState(history.state, '', addressWithItem(location.href, chosen));
    show(chosen);
  };

  const out = shown.item ? booking.itemCalendarUrl(shown.item) : booking.pageUrl();
  const isInSight = state === 'shown' || state === 'doubt';
  const embedId = `calendar-${shown.count}`;

  return (
    <div className={styles['calendar']} data-state={state}>
      {choose && (
        <div className={styles['choose']}>
          <p className="label">{choose.title}</p>
          <p>{choose.text}</p>
          <ul className={styles['tours']}>
            {choose.tours.map((tour) => (
              <li key={tour.item}>
                <a
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
        <p role="status">{state === 'doubt' ? labels.doubt : ''}</p>
        <a href={out} target="_blank" rel="noopener">
          {labels.fallback}
        </a>
        <a href={`mailto:${email}`}>{labels.mail}</a>
      </div>
      <div className={styles['stage']}>
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
        {!isInSight && (
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
