import { departuresAfter } from '../domain/seasons/departures.ts';
import { formatDate, formatTime } from '../domain/seasons/date-words.ts';
import { assetReply } from './assets.ts';
import { route, html, pageReply, type Exchange, type Reply, type Route } from './exchange.ts';

/** How many departures a calendar shows at once, about a month of one tour. */
const SHOWN = 12;

/** Mocks FareHarbor: the widget's script, calendars in a frame, and calendars as pages. None sells anything. */
export const bookingRoutes: Route[] = [
  route('GET', 'booking-script', /^\/embeds\/api\/v1\/$/, () => assetReply('booking-widget.js')),
  route(
    'GET',
    'booking-calendar',
    /^\/embeds\/calendar\/[^/]+\/(items\/(?<item>\d+)\/)?$/,
    calendarPage,
  ),
  route(
    'GET',
    'booking-page',
    /^\/embeds\/book\/[^/]+\/(items\/(?<item>\d+)\/calendar\/((?<month>\d{4}\/\d{2})\/)?)?$/,
    calendarPage,
  ),
];

/** Sends the calendar's height to the parent page, as FareHarbor does for frames with this name. */
const HEIGHT_SCRIPT = html`<script>
  const [service, about] = name.split(':');
  if (service === 'fareharbor-embed') {
    const { embedId } = JSON.parse(decodeURIComponent(about));
    const report = () => {
      const height = document.body.scrollHeight;
      parent.postMessage({ type: 'fareharbor.height', height, embedId }, '*');
    };
    // At once, since ResizeObserver doesn't run in a frame out of view.
    report();
    new ResizeObserver(report).observe(document.body);
  }
</script>`;

const nameOf = ({ parts: { item }, tours }: Exchange): string =>
  item ? (tours.find((tour) => tour.item === item)?.name ?? `Item ${item}`) : 'All tours';

/** A calendar of one tour, or of all: from today, from a month on, or from the moment in `?after` (ms). */
function calendarPage(exchange: Exchange): Reply {
  const { item, month = '' } = exchange.parts;
  const after = Number(exchange.url.searchParams.get('after')) || 0;
  const from = Math.max(exchange.now.getTime(), Date.parse(month.replace('/', '-')) || 0, after);
  const departures = exchange.tours
    .filter((tour) => item === undefined || tour.item === item)
    .flatMap(({ name, schedule }) =>
      (schedule ? departuresAfter(schedule, from, SHOWN) : []).map((departure) => ({
        ...departure,
        name,
      })),
    )
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .slice(0, SHOWN);
  const days = departures.map(
    ({ date, time, name }) =>
      html`<p>${formatDate(date, 'short')}, ${formatTime(time)} <b>${name}</b></p>`,
  );
  const last = departures.at(-1);
  return pageReply(
    nameOf(exchange),
    html`<div class="calendar">${days}</div>
      ${last && html`<p><a href="?after=${String(last.startsAt)}">Later dates</a></p>`}
      ${HEIGHT_SCRIPT}`,
  );
}
