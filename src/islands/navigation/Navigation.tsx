import { useEffect, type ReactNode } from 'react';

const OPEN_DELAY_MS = 100;
const POINTER_GRACE_MS = 300;

/** Opens the Tours dropdown on hover, focus or click. */
function followDropdown(
  menu: HTMLDetailsElement,
  summary: HTMLElement,
  options: AddEventListenerOptions,
) {
  let timer: number | undefined;
  /** A press fires focus, then click: opening on both would close it again. */
  let isPressed = false;
  /** Opened by hover or focus: the next click keeps it open. */
  let isProvisional = menu.matches(':not([open], [data-live]):is(:hover, :focus-within)');

  const show = (next: boolean, provisional = false): void => {
    window.clearTimeout(timer);
    isProvisional = next && provisional;
    menu.open = next;
  };
  const showAfter = (delay: number, next: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => show(next, true), delay);
  };
  // Ends what CSS opens on hover and focus.
  menu.dataset['live'] = '';
  if (isProvisional) menu.open = true;

  menu.addEventListener('pointerenter', showAfter(OPEN_DELAY_MS, true), options);
  menu.addEventListener('pointerleave', showAfter(POINTER_GRACE_MS, false), options);
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      isPressed = false;
      if (!menu.contains(relatedTarget as Node | null)) show(false);
    },
    options,
  );
  summary.addEventListener('focus', () => !isPressed && !menu.open && show(true, true), options);
  summary.addEventListener('pointerdown', ({ button }) => (isPressed = button === 0), options);
  summary.addEventListener(
    'keydown',
    ({ key }) => {
      // Unlike a click, a key may close what the focus has just opened.
      if (key === 'Enter' || key === ' ') isProvisional = false;
    },
    options,
  );
  summary.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      isPressed = false;
      show(isProvisional || !menu.open);
    },
    options,
  );
}

/** @returns a function that ends it */
function followMenus(): () => void {
  const abort = new AbortController();
  const options = { signal: abort.signal };
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.site-nav details')) {
    const summary = menu.querySelector('summary');
    if (summary && menu.matches('.dropdown')) followDropdown(menu, summary, options);
    const close = () => {
      menu.open = false;
    };
    document.addEventListener(
      'pointerdown',
      ({ target }) => menu.contains(target as Node) || close(),
      options,
    );
    // The page is restored from the back/forward cache.
    addEventListener('pageshow', ({ persisted }) => persisted && close(), options);
  }
  return () => abort.abort();
}

/**
 * The header's menus (components/chrome/Navigation.astro), the `<details>` among its children. They work without
 * it, and Escape closes them (scripts/page.ts). It adds delays, and closes them on a press outside.
 */
export default function Navigation({ children }: { children?: ReactNode }) {
  useEffect(followMenus, []);
  return children;
}
