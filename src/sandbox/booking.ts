import { departuresAfter, type Departure } from '../domain/seasons/departures.ts';
import { formatDate, formatTime } from '../domain/seasons/date-words.ts';
import { assetReply } from './assets.ts';
import { html, pageReply, type Exchange, type Html, type Reply, type Route } from './exchange.ts';
import type { TourItem } from './site-content.ts';

/** How many departures a calendar shows. */
const SHOWN = 28;

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

/** A calendar of one tour, or of all, from a month on. */
function calendarPage(exchange: Exchange): Reply {
  const { item, shop = '', month = '' } = exchange.parts;
  const from = Math.max(exchange.now.getTime(), Date.parse(month.replace('/', '-')) || 0);
  const departures = exchange.tours
    .filter((tour) => item === undefined || tour.item === item)
    .flatMap((tour) =>
      (tour.schedule ? departuresAfter(tour.schedule, from, SHOWN) : []).map((departure) => ({
        ...departure,
        tour,
      })),
    )
    .toSorted((a, b) => a.startsAt - b.startsAt);
  const days = departures.slice(0, SHOWN).map((departure) => departureLink(departure, shop));
  return pageReply(nameOf(exchange), html`${days} ${HEIGHT_SCRIPT}`, 'calendar');
}

function departureLink({ date, time, tour }: SoldDeparture, shop: string): Html {
  const href = `/embeds/book/${shop}/items/${tour.item}/${date}/book/`;
  return html`<a href="${href}"
    >${formatDate(date, 'short')}, ${formatTime(time)} <b>${tour.name}</b></a
  >`;
}

function checkoutPage(exchange: Exchange): Reply {
  return pageReply(
    nameOf(exchange),
    html`<p>${formatDate(exchange.parts['day'] ?? '', 'long')}</p>
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
