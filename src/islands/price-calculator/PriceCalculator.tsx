import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { formatDollars } from '../../domain/money.ts';
import { GUESTS, parseGuests, privateTourPrice } from '../../domain/private-tour-price.ts';
import styles from './PriceCalculator.module.css';

type Props = {
  words: {
    guestsLabel: string;
    hint: string;
    minimumLine: string;
    extraLine: string;
    totalLabel: string;
    closing: string;
  };
  /** Whole US dollars: the site's one price for one guest. */
  perGuest: number;
  /** Guests that the minimum covers; the count that the calculator starts with. */
  included: number;
  contact: { label: string; href: string };
};

/** The contact form's address with the guest count, which the form reads, so that nobody types it twice. */
function contactAddress(href: string, guests: number): string {
  return `${href}?guests=${guests}#message`;
}

/** What a private tour costs, as a docket: the lines, and a total that follows the field. */
export default function PriceCalculator({ words, perGuest, included, contact }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [guests, setGuests] = useState(included);
  const [live, setLive] = useState(false);

  // What was typed before this script came counts, and is clamped if the field has been left since.
  useEffect(() => {
    const { current: input } = field;
    const typed = parseGuests(input?.value ?? '');
    if (input && input !== document.activeElement) input.value = String(typed);
    setGuests(typed);
    setLive(true);
  }, []);

  // The field keeps the text as typed: a half-typed number is not rewritten under anybody's fingers.
  const read = () => setGuests(parseGuests(field.current?.value ?? ''));
  const clamp = () => {
    if (field.current) field.current.value = String(parseGuests(field.current.value));
    read();
  };
  const carry = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = contactAddress(contact.href, parseGuests(field.current?.value ?? ''));
  };

  const total = privateTourPrice({ guests, perGuest, included });
  const minimum = privateTourPrice({ guests: included, perGuest, included });
  const extra = Math.max(0, guests - included);

  return (
    <div ref={root} className={styles['docket']} data-live={live || undefined}>
      <p className={styles['field']}>
        <label htmlFor={`${hint}-guests`}>{words.guestsLabel}</label>
        <input
          ref={field}
          id={`${hint}-guests`}
          type="number"
          inputMode="numeric"
          min={GUESTS.min}
          max={GUESTS.max}
          defaultValue={included}
          // A browser that fills in an earlier visit's number would show it beside another total.
          autoComplete="off"
          aria-describedby={hint}
          onInput={read}
          onBlur={clamp}
        />
        <span id={hint} className={styles['hint']}>
          {words.hint}
        </span>
      </p>
      <dl className={styles['lines']}>
        <div>
          <dt>{words.minimumLine}</dt>
          <dd>{formatDollars(minimum)}</dd>
        </div>
        <div>
          <dt>{words.extraLine}</dt>
          <dd>
            {extra} × {formatDollars(perGuest)}
          </dd>
        </div>
        <div className={styles['total']}>
          <dt>{words.totalLabel}</dt>
          <dd>
            <output htmlFor={`${hint}-guests`}>{formatDollars(total)}</output>
          </dd>
        </div>
      </dl>
      <p className={styles['closing']}>
        <span>{words.closing}</span>
        <a
          className="button"
          href={contactAddress(contact.href, guests)}
          onClick={carry}
          data-hold=""
        >
          {contact.label}
        </a>
      </p>
    </div>
  );
}
