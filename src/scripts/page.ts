/* Runs on every page. */
import { followClock } from './clock.ts';
import { loadFonts } from './fonts.ts';
import { replaceBrokenImages } from './image-fallback.ts';
import { warmUp } from './warm-up.ts';

// Escape closes the header's menus. `data-live` ends what styles open on hover and focus.
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.site-header details')) {
    const hasFocus = menu.contains(document.activeElement);
    if (!menu.open && !hasFocus && !menu.matches(':hover')) continue;
    // First, since focus opens a menu.
    if (hasFocus) menu.querySelector('summary')?.focus();
    menu.open = false;
    menu.dataset['live'] = '';
  }
});

/** A second press within this time is ignored, in milliseconds. */
const PAUSE_MS = 2000;
/** Forms and links that were to open a tab, with the event's timestamp in milliseconds. */
const openedAt = new Map<Element, number>();
/** Whether the last click had no modifier key; with one, the browser decides what opens. */
let isPlain = true;
const setHint = (form: Element, isShown: boolean): void => {
  const hint = form.querySelector<HTMLElement>('[data-no-tab]');
  if (hint) hint.textContent = (isShown && hint.dataset['noTab']) || '';
};

addEventListener(
  'click',
  ({ altKey, ctrlKey, metaKey, shiftKey }) => {
    isPlain = !(altKey || ctrlKey || metaKey || shiftKey);
  },
  true,
);
// A later press, if the page has kept the focus, opens in this tab, which a form says: in-app browsers and blockers
// silently open no new one.
for (const [type, selector] of [
  ['click', 'a[target=_blank]'],
  ['submit', 'form[target=_blank]'],
] as const)
  addEventListener(type, (event) => {
    const { target, timeStamp, defaultPrevented } = event;
    const opener = (target as Element).closest<HTMLAnchorElement | HTMLFormElement>(selector);
    if (!opener || !isPlain || defaultPrevented) return;
    const before = openedAt.get(opener) ?? Number.NaN;
    if (timeStamp - before < PAUSE_MS) return event.preventDefault();
    if (before >= 0) opener.target = '_self';
    openedAt.set(opener, timeStamp);
    setTimeout(() => openedAt.has(opener) && setHint(opener, true), PAUSE_MS);
  });
for (const type of ['blur', 'visibilitychange'])
  addEventListener(type, () => {
    for (const opener of openedAt.keys()) setHint(opener, false);
    openedAt.clear();
  });

/*
 * `data-scrolled`, for the styles of the header and the booking bar: 1 after 50 px, 2 after 300 px unless the
 * bar would cover a form or a calendar in view.
 */
const covered = new Set<Element>();
const { dataset } = document.documentElement;
const markScroll = (): void => {
  dataset['scrolled'] = scrollY > 300 && covered.size === 0 ? '2' : scrollY > 50 ? '1' : '0';
};
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) covered.add(target);
      else covered.delete(target);
    }
    markScroll();
  },
  // What lies under the header is not in view.
  { rootMargin: '-64px 0px 0px' },
);
for (const element of document.querySelectorAll('[method=post],#book-now'))
  observer.observe(element);
addEventListener('scroll', markScroll);
markScroll();

followClock();
replaceBrokenImages();
// A font that fails has its fallback.
loadFonts().catch(() => undefined);
warmUp();
