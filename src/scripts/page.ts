/* Runs on every page. */
import { loadFonts } from './fonts.ts';
import { replaceBrokenImages } from './image-fallback.ts';
import { warmUp } from './warm-up.ts';

// Escape closes a menu of the header without its island.
addEventListener('keydown', ({ key, target }) => {
  const menu = key === 'Escape' && target instanceof Element && target.closest('nav details');
  if (!(menu instanceof HTMLDetailsElement)) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

/** Forms and links that were to open a tab, with the event's timestamp in milliseconds. */
const openedAt = new Map<Element, number>();
// A second press within two seconds is ignored. A later one, if the page has kept the focus, opens in this tab:
// in-app browsers and blockers silently open no new one.
for (const [type, selector] of [
  ['click', 'a[target=_blank]'],
  ['submit', 'form[target=_blank]'],
] as const)
  addEventListener(type, (event) => {
    const { target, timeStamp, defaultPrevented } = event;
    const opener = (target as Element).closest<HTMLAnchorElement | HTMLFormElement>(selector);
    if (!opener || defaultPrevented) return;
    const before = openedAt.get(opener) ?? Number.NaN;
    if (timeStamp - before < 2000) return event.preventDefault();
    if (before >= 0) opener.target = '_self';
    openedAt.set(opener, timeStamp);
  });
addEventListener('blur', () => openedAt.clear());

/*
 * `data-scrolled`, for the styles of the header and the booking bar: 1 after 50 px, 2 after 300 px unless the
 * bar would cover a form or a calendar in view.
 */
const covered = new Set<Element>();
const { dataset } = document.documentElement;
const markScroll = (): void => {
  dataset['scrolled'] = scrollY > 300 && covered.size === 0 ? '2' : scrollY > 50 ? '1' : '0';
};
const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries)
    covered[isIntersecting ? 'add' : 'delete'](target);
  markScroll();
});
for (const element of document.querySelectorAll('[method=post],#book-now'))
  observer.observe(element);
addEventListener('scroll', markScroll);
markScroll();

replaceBrokenImages();
// A font that fails has its fallback.
loadFonts().catch(() => undefined);
warmUp();
