import { departuresAfter, type Departure } from '../domain/seasons/departures.ts';
import { formatTime } from '../domain/seasons/date-words.ts';
import { newYorkDate } from '../domain/seasons/new-york-time.ts';
import { formatDeparture } from '../domain/seasons/upcoming.ts';
import { assetReply } from './assets.ts';
import { html, pageReply, type Exchange, type Html, type Reply, type Route } from './exchange.ts';
import type { TourItem } from './site-content.ts';

/** The days shown, from this week's Sunday; the index of each week's first day. */
const DAYS = 28;
const WEEKS = [0, 7, 14, 21];
const DAY_MS = 86_400_000;

const page = (path: RegExp, others: Pick<Route, 'answer'> & Partial<Route>): Route => ({
  service: 'booking-page',
  method: 'GET',
  path,
  ...others,
});

const CHECKOUT = /^\/embeds\/book\/[^/]+\/items\/(?<item>\d+)\/(?<day>[\d-]+)\/book\/$/;

/** Mocks FareHarbor: the widget's script, embedded calendars, and pages. */
export const bookingRoutes: Route[] = [
  page(/^\/embeds\/api\/v1\/$/, {
    service: 'booking-script',
    answer: () => assetReply('booking-widget.js'),
  }),
  page(/^\/embeds\/calendar\/(?<shop>[^/]+)\/(items\/(?<item>\d+)\/)?$/, {
    service: 'booking-calendar',
    answer: calendarPage,
  }),
  page(
    /^\/embeds\/book\/(?<shop>[^/]+)\/(items\/(?<item>\d+)\/calendar\/((?<month>\d{4}\/\d{2})\/)?)?$/,
    {
      answer: calendarPage,
    },
  ),
  page(CHECKOUT, { answer: checkoutPage }),
  page(CHECKOUT, { method: 'POST', kind: 'booking', answer: bookedPage }),
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

type SoldDeparture = Departure & { tour: TourItem };

/** A calendar of one tour, or of all. */
function calendarPage(exchange: Exchange): Reply {
  const { item, shop = '', month: monthShown = '' } = exchange.parts;
  const first = Math.max(
    Date.parse(newYorkDate(exchange.now.getTime())),
    Date.parse(monthShown.replace('/', '-')) || 0,
  );
  const sunday = first - new Date(first).getUTCDay() * DAY_MS;
  const dates = Array.from({ length: DAYS }, (_, number) => new Date(sunday + number * DAY_MS));
  const departures = exchange.tours
    .filter((tour) => item === undefined || tour.item === item)
    .flatMap((tour) =>
      tour.schedule
        ? departuresAfter(tour.schedule, Math.max(exchange.now.getTime(), first), DAYS).map(
            (departure) => ({
              ...departure,
              tour,
            }),
          )
        : [],
    );
  const cell = (date: Date): Html => {
    const sold = departures.filter(
      (departure) => departure.date === date.toISOString().slice(0, 10),
    );
    return html`<td>
      ${formatDay(date, { month: 'short', day: 'numeric' })}
      ${sold.map((departure) => departureLink(departure, shop))}
    </td>`;
  };
  return pageReply(
    nameOf(exchange),
    html`<table>
        <tr>
          ${dates.slice(0, 7).map((date) => html`<th>${formatDay(date, { weekday: 'short' })}</th>`)}
        </tr>
        ${WEEKS.map(
          (start) =>
            html`<tr>
              ${dates.slice(start, start + 7).map(cell)}
            </tr>`,
        )}
      </table>
      ${HEIGHT_SCRIPT}`,
    'calendar',
  );
}

const departureLink = (departure: SoldDeparture, shop: string): Html =>
  html`<a
    href="/embeds/book/${shop}/items/${departure.tour.item}/${departure.date}/book/"
    aria-label="${departure.tour.name}, ${formatDeparture(departure, 'long')}"
    >${departure.tour.name} ${formatTime(departure.time)}</a
  >`;

function checkoutPage(exchange: Exchange): Reply {
  return pageReply(
    nameOf(exchange),
    html`<p>${formatDay(new Date(exchange.parts['day'] ?? ''), { dateStyle: 'full' })}</p>
      <form method="post">
        <label>Name <input name="name" autocomplete="name" required /></label>
        <label>Guests <input name="guests" type="number" min="1" value="2" /></label>
        <button>Book without paying</button>
      </form>`,
  );
}

function bookedPage(exchange: Exchange): Reply {
  return pageReply(
    'Booked',
    html`<p>
      ${nameOf(exchange)}, ${exchange.parts['day']}, for <b>${exchange.fields['name']}</b>. Free of
      charge.
    </p>`,
  );
}

const formatDay = (day: Date, options: Intl.DateTimeFormatOptions): string =>
  day.toLocaleDateString('en-US', { timeZone: 'UTC', ...options });
