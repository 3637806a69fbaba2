import { useEffect, useState, type MouseEvent } from 'react';
import { type BookingSettings, fareHarbor } from '../../providers/booking/fareharbor.ts';
import { $isWidgetDown } from '../../stores/booking-widget.ts';
import { isUnmodifiedClick } from '../unmodified-click.ts';
import styles from './ReserveButton.module.css';

type Props = {
  shop: BookingSettings;
  item: number | undefined;
  href: string;
  label: string;
  /** The label while the calendar opens. */
  opening: string;
  /** Visually hidden, after the label. */
  tour: string;
};

/** A link to the tour's calendar that opens it over the page, unless the script fails or it is clicked again. */
export default function ReserveButton({ shop, item, href, label, opening, tour }: Props) {
  const [isOpening, setOpening] = useState(false);

  useEffect(() => {
    // For a visitor who comes back by the back/forward cache.
    const restore = () => setOpening(false);
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  }, []);

  const open = async (event: MouseEvent): Promise<void> => {
    if (isOpening || $isWidgetDown.get() || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    setOpening(true);
    // Paint the label first: the service's script may block a slow phone for long.
    await nextPaint();
    const isOpen = await fareHarbor(shop).open(item);
    if (isOpen || !item) setOpening(false);
    // The browser is navigating to the calendar's page.
    else $isWidgetDown.set(true);
  };

  return (
    <>
      <a
        className={`button ${styles['button']}`}
        href={href}
        onClick={open}
        aria-busy={isOpening || undefined}
        data-hold=""
      >
        <span className={styles['label']}>{label}</span>
        <span className={styles['opening']}>{opening}</span>
        <span className="visually-hidden">{`: ${tour}`}</span>
      </a>
      <span className="visually-hidden" role="status">
        {isOpening ? opening : ''}
      </span>
    </>
  );
}

/** Resolves after the next paint; in a hidden tab, which doesn't paint, after 100 ms. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 100);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
