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

/** When each form was last sent, by its event's own clock in milliseconds. */
const sentAt = new WeakMap<EventTarget, number>();
// A form that opens a new tab is sent once when its button is pressed twice within two seconds.
addEventListener('submit', (event) => {
  const { target, timeStamp } = event;
  if (!(target instanceof HTMLFormElement && target.target)) return;
  if (timeStamp - (sentAt.get(target) ?? -2000) < 2000) event.preventDefault();
  else sentAt.set(target, timeStamp);
});

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

/** New York's winter time, in which years begin, in milliseconds. */
const FROM_UTC = -5 * 3_600_000;
// The footer's year, on a page that was built last year.
for (const year of document.querySelectorAll('[data-year]'))
  year.textContent = String(new Date(Date.now() + FROM_UTC).getUTCFullYear());

replaceBrokenImages();
loadFonts();
warmUp();
