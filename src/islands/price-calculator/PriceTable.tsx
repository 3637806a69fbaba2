import type { PrivateToursPage } from '../../content/schemas/pages/private-tours.ts';
import { formatDollars } from '../../domain/booking/money.ts';
import { GUESTS } from '../../domain/booking/private-tour-price.ts';
import styles from './PriceCalculator.module.css';

type Props = {
  labels: Pick<
    PrivateToursPage['calculator'],
    'tableTitle' | 'tableCaption' | 'guestsColumn' | 'totalColumn'
  >;
  /** US dollars for a group. */
  price: (guests: number) => number;
  /** Guests covered by the minimum price, in one row. */
  included: number;
  guests: number;
};

export function PriceTable({ labels, price, included, guests }: Props) {
  const rows = Array.from({ length: GUESTS.max - included + 1 }, (_, index) => included + index);
  const marked = Math.max(included, guests);
  return (
    <details className={styles['prices']}>
      <summary className="disclosure deck-2">{labels.tableTitle}</summary>
      <table className="table">
        <caption className="caption">{labels.tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col" className="label">
              {labels.guestsColumn}
            </th>
            <th scope="col" className="label">
              {labels.totalColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((count) => (
            <tr key={count} aria-current={count === marked || undefined}>
              <th scope="row">{count === included ? `${GUESTS.min}–${included}` : count}</th>
              <td>{formatDollars(price(count))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
