import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import styles from './Navigation.module.css';

type NavLink = { label: string; href: string };
type Props = {
  label: string;
  menuLabel: string;
  before: readonly NavLink[];
  tours: NavLink & { allLabel: string; links: readonly NavLink[] };
  after: readonly NavLink[];
  book: NavLink;
  /** The button in the phone's menu. */
  bookShort: NavLink;
  current: string;
};

/** Spec section 9, timers: the sub-menu opens after 100 ms and forgives 300 ms outside it. */
const OPEN_DELAY = 100;
const POINTER_GRACE = 300;

/**
 * The main menu. Its server HTML is two `<details>` that open by themselves (and by hover and focus
 * through CSS), so it works before this script comes, and without it.
 */
export default function Navigation(props: Props) {
  const { label, menuLabel, before, tours, after, book, bookShort, current } = props;
  const root = useRef<HTMLElement>(null);
  const dropdown = useRef<HTMLDetailsElement>(null);
  const phone = useRef<HTMLDetailsElement>(null);
  const timer = useRef<number>(undefined);
  const pressed = useRef(false);
  const hovered = useRef(false);
  const [open, setOpen] = useState(false);
  const [live, setLive] = useState(false);

  useEffect(() => {
    // Take over where the visitor is: a menu opened before hydration stays open.
    const { current: menu } = dropdown;
    setOpen(Boolean(menu?.open || menu?.matches(':hover, :focus-within')));
    setLive(true);

    const closeOutside = (event: Event) => {
      const target = event.target as Node;
      if (!dropdown.current?.contains(target)) setOpen(false);
      if (!phone.current?.contains(target)) phone.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      window.clearTimeout(timer.current);
    };
  }, []);

  const openAfter = (wait: number, next: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      hovered.current = next;
      setOpen(next);
    }, wait);
  };

  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    window.clearTimeout(timer.current);
    pressed.current = false;
    // Who hovers and then clicks wants it open, not gone: the click only pins it.
    setOpen(hovered.current || !open);
    hovered.current = false;
  };
  const openOnFocus = () => {
    // A press focuses first and clicks after: opening on both would close it again.
    if (!pressed.current) setOpen(true);
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return;
    window.clearTimeout(timer.current);
    const menu = event.currentTarget as HTMLDetailsElement;
    if (menu === phone.current) menu.removeAttribute('open');
    setOpen(false);
    pressed.current = true;
    menu.querySelector('summary')?.focus();
    pressed.current = false;
  };

  const link = ({ label: text, href }: NavLink) => (
    <li key={href}>
      <a href={href} aria-current={href === current ? 'page' : undefined}>
        {text}
      </a>
    </li>
  );

  return (
    <nav ref={root} aria-label={label} className={styles['nav']}>
      <ul className={styles['wide']}>
        {before.map(link)}
        <li>
          <details
            ref={dropdown}
            open={open}
            data-live={live || undefined}
            className={styles['dropdown']}
            onPointerEnter={openAfter(OPEN_DELAY, true)}
            onPointerLeave={openAfter(POINTER_GRACE, false)}
            onToggle={(event) => setOpen(event.currentTarget.open)}
            onBlur={closeOnLeave}
            onKeyDown={closeOnEscape}
          >
            <summary
              onClick={toggle}
              onFocus={openOnFocus}
              onPointerDown={() => {
                pressed.current = true;
              }}
            >
              {tours.label}
            </summary>
            <ul className={styles['panel']}>
              {link({ label: tours.allLabel, href: tours.href })}
              {tours.links.map(link)}
            </ul>
          </details>
        </li>
        {after.map(link)}
        <li className={styles['book']}>
          <a className="button" href={book.href}>
            {book.label}
          </a>
        </li>
      </ul>

      <details ref={phone} className={styles['phone']} onKeyDown={closeOnEscape}>
        <summary>{menuLabel}</summary>
        <ul className={styles['sheet']}>
          {before.map(link)}
          <li>
            <a href={tours.href}>{tours.label}</a>
            <ul>{tours.links.map(link)}</ul>
          </li>
          {after.map(link)}
          <li>
            <a className="button" href={bookShort.href}>
              {bookShort.label}
            </a>
          </li>
        </ul>
      </details>
    </nav>
  );
}
