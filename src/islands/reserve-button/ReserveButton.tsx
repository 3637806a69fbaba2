import { useEffect, useState, type MouseEvent } from 'react';
import type { BookingConfig } from '../../domain/booking/booking-url.ts';
import { fareHarbor } from '../../providers/booking/fareharbor.ts';
import { $embeds, loadEmbed } from '../../stores/embeds.ts';
import { isUnmodifiedClick } from '../unmodified-click.ts';
import styles from './ReserveButton.module.css';

type Props = {
  shop: BookingConfig;
  /** The tour's number in the booking calendar. */
  item: number | undefined;
  /** The tour's calendar as a page of its own. */
  href: string;
  label: string;
  /** In the label's place from the press until the calendar stands there. */
  opening: string;
  /** Which tour, for those who hear the button without its surroundings. */
  tour: string;
};

/**
 * A link to the tour's calendar that opens the same calendar over this page where its script can be
 * had. A new tab, a copied address and a second press while the calendar is on its way lead to the page.
 */
export default function ReserveButton({ shop, item, href, label, opening, tour }: Props) {
  const [isOpening, setOpening] = useState(false);

  useEffect(() => {
    // A visitor who comes back from the calendar's page finds the button as it was.
    const restore = () => setOpening(false);
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  }, []);

  const open = async (event: MouseEvent): Promise<void> => {
    if (isOpening || !isUnmodifiedClick(event)) return;
    const booking = fareHarbor(shop, loadEmbed);
    // Whoever has waited for it in vain is not kept waiting by the next button as well.
    if ($embeds.get()[booking.scriptUrl] === 'failed') return;
    event.preventDefault();
    setOpening(true);
    // The words for the wait first: the service's own work may hold a slow phone up for long.
    await nextPaint();
    // Where it did not open, the browser is on its way to the calendar's page.
    if ((await booking.open(item)) || !item) setOpening(false);
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
        <span className="visually-hidden">: {tour}</span>
      </a>
      <span className="visually-hidden" role="status">
        {isOpening ? opening : ''}
      </span>
    </>
  );
}

/** Resolves when the browser has drawn what has changed; in a hidden tab, which draws nothing, soon. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 100);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
