/* What the clock decides on a page that was built earlier, or was opened yesterday. */
import type { DateStyle } from '../domain/seasons/date-words.ts';
import type { DatedText } from '../domain/seasons/dated-texts.ts';
import {
  departureParts,
  joinParts,
  type TourDates,
  type Upcoming,
  upcoming,
} from '../domain/seasons/upcoming.ts';

/** All tours' next departures, by the tour's ID. A page has them as JSON. */
export type PageDepartures = Readonly<Record<string, TourDates>>;

/**
 * `data-from` and `data-until`, ISO: the element is shown from one, and until just before the other.
 *
 * The layout also writes it into the page, to run before the first paint, so it can use nothing outside of itself.
 */
export function showDated(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
    const { from = '', until = '' } = element.dataset;
    element.hidden = Date.now() < Date.parse(from) || Date.now() >= Date.parse(until);
  }
}

/** Shows the texts whose time has come (components/chrome/DatedText.astro). */
function changeTexts(): void {
  for (const element of document.querySelectorAll('[data-dated]')) {
    const json = element.nextElementSibling?.textContent ?? '[]';
    const later: DatedText[] = JSON.parse(json);
    const current = later.filter(({ from }) => Date.now() >= Date.parse(from)).at(-1);
    if (current && element.textContent !== current.text) element.textContent = current.text;
  }
}

/** Shows the next departures (components/tours/departure-html.ts). */
function showNextDepartures(): void {
  const json = document.getElementById('tour-dates')?.textContent ?? '{}';
  const dates: PageDepartures = JSON.parse(json);
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-tours]')) {
    const { tours = '', nth, style } = time.dataset;
    const shown = tours.split(' ').flatMap((id) => dates[id] ?? []);
    const next = upcoming(shown, Date.now())[Number(nth)];
    const row = time.closest<HTMLElement>('[data-with-departure]');
    if (row) row.hidden = !next;
    if (next) write(time, next, style === 'long' ? 'long' : 'short');
    else {
      time.removeAttribute('datetime');
      if (!row) time.textContent = shown.length === 1 ? (shown[0]?.schedule ?? '') : '';
    }
  }
}

function write(time: HTMLTimeElement, next: Upcoming, style: DateStyle): void {
  if (time.dateTime === next.start) return;
  time.dateTime = next.start;
  const parts = departureParts(next, style);
  if (!time.querySelector('[data-part]')) time.textContent = joinParts(parts);
  for (const [name, text] of Object.entries(parts)) {
    const part = time.querySelector(`[data-part=${name}]`);
    if (part) part.textContent = text;
  }
}

/** Decides now, and again whenever the page is shown. */
export function followClock(): void {
  const decide = () => {
    showDated();
    changeTexts();
    showNextDepartures();
  };
  decide();
  // Back, from the page cache.
  addEventListener('pageshow', decide);
  // In a tab that stayed open overnight, or a page that was prerendered.
  document.addEventListener('visibilitychange', decide);
}
