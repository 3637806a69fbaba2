/* What makes every page answer better than its HTML does alone. */
import { loadFonts } from './fonts.ts';
import { replaceBrokenImages } from './image-fallback.ts';
import { warmUp } from './warm-up.ts';

// Escape closes a menu of the header before its island has loaded, or where it never does.
addEventListener('keydown', ({ key, target }) => {
  const menu = key === 'Escape' && target instanceof Element && target.closest('nav details');
  if (!(menu instanceof HTMLDetailsElement)) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

/** Forms and links that should have opened a tab, and when, by their event's own clock in milliseconds. */
const openedAt = new Map<Element, number>();
// Two presses within two seconds open one tab. A later one, while this page has stayed in front, goes on in
// this tab: in-app browsers and blockers open no second one, and say nothing.
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
 * The styles of the header and the booking bar go by `data-scrolled`: 1 past 50 px of scrolling, 2 past
 * 300 px while no form and no calendar is in view, which the bar would cover.
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
// Storage may be forbidden, or a font may not come.
loadFonts().catch(() => undefined);
warmUp();
