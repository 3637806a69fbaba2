import '../../styles/panels.css';
import { useLayoutEffect, useState } from 'react';
import type { CalendarWords } from '../../content/schemas/groups.ts';
import { parseItemId } from '../../domain/booking/item-id.ts';
import { type BookingSettings, fareHarbor } from '../../providers/booking/fareharbor.ts';
import styles from './BookingCalendar.module.css';
import { CalendarFrame, type CalendarState } from './CalendarFrame.tsx';

type Props = {
  shop: BookingSettings;
  labels: CalendarWords;
  email: string;
  /** Without it, the calendar of all tours. */
  item?: number | undefined;
  /** Whether `?itemId=` in the URL names the tour. */
  readsQuery?: boolean | undefined;
};

/**
 * Links to the booking calendar, and the calendar in a frame after hydration. The links always stay; if the
 * frame is slow, silent or unreachable, a text points to them.
 */
export default function BookingCalendar({ shop, labels, email, readsQuery, ...props }: Props) {
  const [item, setItem] = useState(props.item);
  const [state, setState] = useState<CalendarState>('preparing');
  const booking = fareHarbor(shop);

  // The static HTML can't read the query.
  useLayoutEffect(() => {
    if (readsQuery) setItem(parseItemId(location.search));
    setState('loading');
  }, [readsQuery]);

  const calendarHref = item ? booking.itemCalendarUrl(item) : booking.pageUrl();
  const isLoading = state === 'preparing' || state === 'loading';
  const isVisible = state === 'shown' || state === 'doubt';

  return (
    <div className={`no-print ${styles['calendar']}`} data-state={state}>
      <div className={styles['out']}>
        <a
          className={isLoading || state === 'shown' ? 'touch-target' : 'button'}
          href={calendarHref}
          target="_blank"
          rel="noopener"
        >
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
        {state !== 'preparing' && state !== 'failed' && (
          <CalendarFrame
            shop={shop}
            src={booking.calendarUrl(item)}
            title={labels.frameTitle}
            onState={setState}
          />
        )}
        {!isVisible && (
          <div className={`panel ${styles['card']}`}>
            <p role="status" className={styles['status']}>
              {labels[state]}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
