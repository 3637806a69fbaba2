import { PhoneMenu } from './PhoneMenu.tsx';
import { ToursMenu } from './ToursMenu.tsx';
import styles from './Navigation.module.css';

type NavLink = { label: string; href: string };
/** `next` is its next departure when the page was built: `start` in ISO. `scripts/clock.ts` keeps it right. */
type TourLink = NavLink & { next?: { tour: string; start: string; text: string } | undefined };
type Props = {
  label: string;
  menuLabel: string;
  before: readonly NavLink[];
  tours: NavLink & { allLabel: string; links: readonly TourLink[] };
  after: readonly NavLink[];
  /** Only in the phone's menu, which has room. */
  more: readonly NavLink[];
  book: NavLink;
  /** For the phone's menu. */
  bookShort: NavLink;
  current: string;
};

/**
 * The main menu: a row with a dropdown on wide screens, one menu on a phone. The server HTML is two `<details>`
 * that also open on hover and focus by CSS, so it works without script.
 */
export default function Navigation(props: Props) {
  const { label, menuLabel, before, tours, after, more, book, bookShort, current } = props;
  const item = ({ label: text, href, next }: TourLink) => (
    <li key={href}>
      <a href={href} aria-current={href === current ? 'page' : undefined}>
        {next ? `${text} ` : text}
        {next && (
          <time dateTime={next.start} data-tours={next.tour} data-nth="0" data-style="short">
            {next.text}
          </time>
        )}
      </a>
    </li>
  );
  const button = ({ label: text, href }: NavLink) => (
    <a className="button" href={href}>
      {text}
    </a>
  );

  return (
    <nav aria-label={label} className={styles['nav']}>
      <ul className={styles['wide']}>
        {before.map(item)}
        <li>
          <ToursMenu label={tours.label}>
            {item({ label: tours.allLabel, href: tours.href })}
            {tours.links.map(item)}
          </ToursMenu>
        </li>
        {after.map(item)}
        <li className={styles['book']}>{button(book)}</li>
      </ul>
      <PhoneMenu label={menuLabel}>
        {before.map(item)}
        <li>
          <a href={tours.href}>{tours.label}</a>
          <ul>{tours.links.map(item)}</ul>
        </li>
        {after.map(item)}
        {more.map(item)}
        <li>{button(bookShort)}</li>
      </PhoneMenu>
    </nav>
  );
}
