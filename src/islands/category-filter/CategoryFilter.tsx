import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { interpolate } from '../../domain/text/interpolate.ts';
import '../../styles/chip.css';
import { isUnmodifiedClick } from '../unmodified-click.ts';
import { chipRows } from '../../styles/chip-rows.ts';

type Category = { name: string; href: string; count: number; title: string };
type Props = {
  label: string;
  /** The first leads to all posts. */
  buttons: readonly Category[];
  current: string;
  /** Announced with `{count}`. */
  shown: string;
  /** The heading over the posts of one category, `{category}`. */
  filed: string;
  count: number;
  /** The heading over all posts. */
  heading: string;
  /** The id of the list, whose items have `data-category`. */
  list: string;
};

/**
 * Links to the categories' pages, over a list of all posts. With script a click filters the list and pushes the
 * category's URL, so that reload, sharing and Back work.
 */
export default function CategoryFilter(props: Props) {
  const { label, buttons, shown, filed, heading, list } = props;
  const [current, setCurrent] = useState(props.current);
  const [count, setCount] = useState(props.count);
  const isAll = current === buttons[0]?.name;

  const show = useCallback(
    (category: Category, isEverything: boolean): void => {
      let matching = 0;
      for (const item of document.querySelectorAll<HTMLElement>(`#${list} > [data-category]`)) {
        const isShown = isEverything || item.dataset['category'] === category.name;
        item.hidden = !isShown;
        matching += Number(isShown);
      }
      document.title = category.title;
      // Browsers share the canonical URL.
      const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
      if (canonical) canonical.href = new URL(category.href, canonical.href).href;
      setCurrent(category.name);
      setCount(matching);
    },
    [list],
  );

  useEffect(() => {
    const onPopState = (): void => {
      const index = buttons.findIndex(({ href }) => href === location.pathname);
      const category = buttons[index];
      if (category) show(category, index === 0);
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [buttons, show]);

  const choose = (category: Category, index: number) => (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    if (category.href !== location.pathname) history.pushState(null, '', category.href);
    show(category, index === 0);
    // The list comes into view, below the buttons.
    event.currentTarget.closest('nav')?.scrollIntoView({ block: 'start' });
  };

  return (
    <>
      <nav className="chips wrap no-print" aria-label={label}>
        <ul className={chipRows(buttons.length)}>
          {buttons.map((category, index) => (
            <li key={category.name}>
              <a
                className="chip label"
                href={category.href}
                aria-current={category.name === current ? 'page' : undefined}
                data-hold=""
                onClick={choose(category, index)}
              >
                {category.name} <span>{category.count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* Seen in the chips. The only child of its element: translators replace text nodes. */}
      <h2 className="visually-hidden">
        {isAll ? heading : interpolate(filed, { category: current })}
      </h2>
      <p className="visually-hidden" role="status">
        {interpolate(shown, { count: String(count) })}
      </p>
    </>
  );
}
