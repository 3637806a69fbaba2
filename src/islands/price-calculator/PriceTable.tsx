import { formatDollars } from '../../domain/booking/money.ts';
import { GUESTS } from '../../domain/booking/private-tour-price.ts';
import styles from './PriceCalculator.module.css';

export type PriceTableLabels = {
  /** Opens the table. */
  tableTitle: string;
  tableCaption: string;
  guestsColumn: string;
  totalColumn: string;
};

type Props = {
  labels: PriceTableLabels;
  /** US dollars for a whole group of so many guests. */
  price: (guests: number) => number;
  /** Guests that the minimum covers: one row for all of them. */
  included: number;
  /** The group whose row is marked. */
  guests: number;
};

/** Every group's price, to be read without any script. */
export function PriceTable({ labels, price, included, guests }: Props) {
  const rows = Array.from({ length: GUESTS.max - included + 1 }, (_, index) => included + index);
  const marked = Math.max(included, guests);
  return (
    <details className={styles['prices']}>
      <summary className="disclosure">{labels.tableTitle}</summary>
      <table>
        <caption>{labels.tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.guestsColumn}</th>
            <th scope="col">{labels.totalColumn}</th>
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
