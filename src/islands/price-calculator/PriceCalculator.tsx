import '../../styles/figures.css';
import '../../styles/panels.css';
import { useStore } from '@nanostores/react';
import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import type { PrivateToursPage } from '../../content/schemas/pages/private-tours.ts';
import { formatDollars } from '../../domain/booking/money.ts';
import {
  clampGuests,
  GUESTS,
  privateTourPrice,
  parseGuests,
  type GuestsProblem,
} from '../../domain/booking/private-tour-price.ts';
import { $guests, readGuests, setGuests } from '../../stores/guests.ts';
import styles from './PriceCalculator.module.css';

type Props = {
  labels: Omit<PrivateToursPage['calculator'], 'title' | 'contact'>;
  /** Whole US dollars. */
  perGuest: number;
  /** Guests covered by the minimum price; the initial count. */
  included: number;
  contact: { label: string; href: string };
};

/** The contact form reads the guest count. */
function contactHref(href: string, guests: number): string {
  return `${href}?guests=${guests}#message`;
}

/** Prices a private tour, with a table of all prices. The total names its guest count: the typed one may be out of range. */
export default function PriceCalculator({ labels, perGuest, included, contact }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const guests = useStore($guests, { ssr: 'initial' }) ?? included;
  const [problem, setProblem] = useState<GuestsProblem>();
  const [isLive, setLive] = useState(false);

  /** Unreadable input only changes the hint. */
  const read = () => {
    const typed = parseGuests(field.current?.value ?? '');
    if (typed.guests !== undefined) setGuests(typed.guests);
    setProblem(typed.problem);
  };
  const write = (count: number) => {
    if (field.current) field.current.value = String(count);
  };
  // On blur only, so that a half-typed number is not rewritten. The hint stays, to explain the change.
  const clamp = () => {
    const { value = '' } = field.current ?? {};
    write(parseGuests(value).guests ?? $guests.get() ?? included);
  };
  const step = (by: 1 | -1) => {
    const count = clampGuests(($guests.get() ?? included) + by);
    write(count);
    setGuests(count);
    setProblem(undefined);
  };
  const carry = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = contactHref(contact.href, $guests.get() ?? included);
  };

  // A number typed before hydration counts, or chosen earlier in this tab; the untouched default doesn't.
  const resume = useEffectEvent(() => {
    const input = field.current;
    if (!input) return;
    const chosen = readGuests();
    if (chosen && input.value === input.defaultValue) write(chosen);
    if (input.value !== input.defaultValue) read();
    if (input !== document.activeElement) clamp();
  });
  useLayoutEffect(() => {
    resume();
    setLive(true);
  }, []);

  const price = (count: number) => privateTourPrice({ guests: count, perGuest, included });
  const extra = Math.max(0, guests - included);
  // The guests covered by the minimum price share a row.
  const rows = Array.from({ length: GUESTS.max - included + 1 }, (_, index) => included + index);

  return (
    <div className={`stack lining ${styles['calculator']}`} data-live={isLive || undefined}>
      <div className="panel stack">
        <div className={`cluster apart needs-script ${styles['field']}`}>
          <p className="stack gap-1">
            <label className="deck-3" htmlFor={`${id}-guests`}>
              {labels.guestsLabel}
            </label>
            <span id={`${id}-hint`} role="status" className="small quiet">
              {problem ? labels[problem] : labels.hint}
            </span>
          </p>
          <p className={styles['stepper']}>
            <button
              type="button"
              className="icon-button"
              aria-label={labels.fewer}
              aria-disabled={guests <= GUESTS.min}
              onClick={() => step(-1)}
              data-hold=""
            >
              −
            </button>
            <input
              className="text-input"
              ref={field}
              id={`${id}-guests`}
              type="number"
              inputMode="numeric"
              min={GUESTS.min}
              max={GUESTS.max}
              defaultValue={included}
              // A browser's restored number would not match the total.
              autoComplete="off"
              aria-describedby={`${id}-hint`}
              aria-invalid={problem !== undefined || undefined}
              onInput={read}
              onBlur={clamp}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={labels.more}
              aria-disabled={guests >= GUESTS.max}
              onClick={() => step(1)}
              data-hold=""
            >
              +
            </button>
          </p>
        </div>
        <dl className="ruled">
          <div className="cluster apart">
            <dt>{labels.minimumLine}</dt>
            <dd>{formatDollars(price(included))}</dd>
          </div>
          <div className="cluster apart">
            <dt>{labels.extraLine}</dt>
            <dd className="cluster">
              {/* The only child of its element: translators replace text nodes. */}
              <span className="quiet">{`${extra} × ${formatDollars(perGuest)}`}</span>{' '}
              <span>{formatDollars(extra * perGuest)}</span>
            </dd>
          </div>
          <div className="cluster apart">
            <dt className="deck-3">{labels.totalLabel.replace('{guests}', String(guests))}</dt>
            <dd>
              <output className="deck-4" htmlFor={`${id}-guests`}>
                {formatDollars(price(guests))}
              </output>
            </dd>
          </div>
        </dl>
        <p className="cluster apart">
          <span>{labels.closing}</span>
          <a
            className="button"
            href={contactHref(contact.href, guests)}
            onClick={carry}
            data-hold=""
          >
            {contact.label}
          </a>
        </p>
      </div>
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
              <tr key={count} aria-current={count === Math.max(included, guests) || undefined}>
                <th scope="row">{count === included ? `${GUESTS.min}–${included}` : count}</th>
                <td>{formatDollars(price(count))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
