import { assetReply } from '../assets.ts';
import {
  fieldOf,
  pageReply,
  redirectReply,
  type Ask,
  type Reply,
  type Route,
} from '../exchange.ts';
import { html, type Html } from '../html.ts';

const GIFT_CARD = '900100';

/** How far ahead the calendar goes. */
const SPAN_DAYS = 30;

/** The days on which the sandbox's tours run: Wednesday evening and the weekend. Sunday is 0. */
const TIMES: Readonly<Record<number, string>> = { 0: '1:15 PM', 3: '6:00 PM', 6: '1:15 PM' };

/** Sells tours as FareHarbor does: the widget's script, calendars for frames, pages of its own. */
export const bookingRoutes: Route[] = [
  {
    service: 'booking-script',
    method: 'GET',
    path: /^\/embeds\/api\/v1\/$/,
    // The real one redirects to a versioned file too.
    answer: () => redirectReply('/embeds/api/v1/sandbox/booking-widget.js'),
  },
  {
    service: 'booking-script',
    method: 'GET',
    path: /^\/embeds\/api\/v1\/sandbox\/booking-widget\.js$/,
    answer: () => assetReply('booking-widget.js'),
  },
  {
    service: 'booking-calendar',
    method: 'GET',
    path: /^\/embeds\/calendar\/(?<shop>[^/]+)\/(?:items\/(?<item>\d+)\/)?$/,
    answer: (ask) => calendarPage(ask, 'calendar framed'),
  },
  {
    service: 'booking-page',
    method: 'GET',
    path: /^\/embeds\/book\/(?<shop>[^/]+)\/(?:items\/(?<item>\d+)\/calendar\/|items\/calendar\/)$/,
    answer: (ask) => calendarPage(ask, 'calendar'),
  },
  {
    service: 'booking-page',
    method: 'GET',
    path: /^\/embeds\/book\/(?<shop>[^/]+)\/$/,
    answer: itemsPage,
  },
  {
    service: 'booking-page',
    method: 'GET',
    path: /^\/embeds\/book\/(?<shop>[^/]+)\/items\/(?<item>\d+)\/$/,
    answer: (ask) =>
      ask.parts['item'] === GIFT_CARD ? giftCardPage(ask) : calendarPage(ask, 'calendar'),
  },
  {
    service: 'booking-page',
    method: 'GET',
    path: /^\/embeds\/book\/(?<shop>[^/]+)\/items\/(?<item>\d+)\/availability\/(?<day>[\d-]+)\/book\/$/,
    answer: checkoutPage,
  },
  {
    service: 'booking-page',
    method: 'POST',
    path: /^\/embeds\/book\/(?<shop>[^/]+)\/items\/(?<item>\d+)\/(?:availability\/(?<day>[\d-]+)\/)?book\/$/,
    kind: 'booking',
    answer: bookedPage,
  },
];

/** Tells the page around the frame how high the calendar is, as the real one does for a frame so named. */
const HEIGHT = html`<script>
  const [service, about] = name.split(':');
  if (service === 'fareharbor-embed') {
    const { embedId } = JSON.parse(decodeURIComponent(about));
    const tell = () => {
      const height = document.body.scrollHeight;
      parent.postMessage({ type: 'fareharbor.height', height, embedId }, '*');
    };
    // At once, since a frame out of sight is told of no sizes; and whenever it changes.
    tell();
    new ResizeObserver(tell).observe(document.body);
  }
</script>`;

/** What the calendar of every tour is headed with. */
export const ALL_TOURS = 'All tours';

function nameOf(item: string | undefined, tours: Ask['tours']): string {
  if (item === undefined) return ALL_TOURS;
  return tours.find((tour) => tour.item === item)?.name ?? `Item ${item}`;
}

function calendarPage(ask: Ask, kind: string): Reply {
  const { shop = '', item } = ask.parts;
  const name = nameOf(item, ask.tours);
  return pageReply(
    `Calendar: ${name}`,
    html`<main>
        <h1>${name}</h1>
        <p class="deck">Choose a day. The next ${SPAN_DAYS} days are shown.</p>
        <ol class="days">
          ${daysFrom(ask.now).map((day) => calendarDay(day, shop, item, ask.tours))}
        </ol>
        <p class="flags">Asked for with <code>${ask.url.search || 'no flags'}</code></p>
      </main>
      ${HEIGHT}`,
    kind,
  );
}

function calendarDay(day: Date, shop: string, item: string | undefined, tours: Ask['tours']): Html {
  const iso = day.toISOString().slice(0, 10);
  const time = TIMES[day.getUTCDay()];
  const label = write(day, { weekday: 'short', month: 'short', day: 'numeric' });
  // The calendar of everything sells the public tours by turns.
  const open = tours.filter(({ isPublic }) => isPublic);
  const sold = item ?? open[day.getUTCDate() % open.length]?.item ?? '';
  const path = `/embeds/book/${shop}/items/${sold}/availability/${iso}/book/`;
  return html`<li>
    ${
      time
        ? html`<a href="${path}">${label} <b>${item ? '' : nameOf(sold, tours)} ${time}</b></a>`
        : html`<span>${label}</span>`
    }
  </li>`;
}

function itemsPage({ parts, tours }: Ask): Reply {
  return pageReply(
    'Book a tour',
    html`<main>
      <h1>Book a tour</h1>
      <ul class="items">
        ${[...tours, { item: GIFT_CARD, name: 'Gift card' }].map(
          ({ item, name }) =>
            html`<li><a href="/embeds/book/${parts['shop']}/items/${item}/">${name}</a></li>`,
        )}
      </ul>
    </main>`,
  );
}

function checkoutPage({ parts, url, tours }: Ask): Reply {
  const { item, day = '' } = parts;
  const date = new Date(`${day}T12:00:00Z`);
  const when = Number.isNaN(date.getTime()) ? day : write(date, { dateStyle: 'full' });
  return pageReply(
    `Book ${nameOf(item, tours)}`,
    html`<main>
      <h1>${nameOf(item, tours)}</h1>
      <p class="deck">${when}</p>
      <form method="post" action="${url.pathname}">
        <label>Name <input name="name" autocomplete="name" required /></label>
        <label>Guests <input name="guests" type="number" min="1" max="30" value="2" /></label>
        <button>Book without paying</button>
      </form>
    </main>`,
  );
}

function giftCardPage({ parts }: Ask): Reply {
  return pageReply(
    'Gift card',
    html`<main>
      <h1>Gift card</h1>
      <p class="deck">A walk for somebody else.</p>
      <form method="post" action="/embeds/book/${parts['shop']}/items/${GIFT_CARD}/book/">
        <label>For <input name="name" required /></label>
        <label>Amount in dollars <input name="amount" type="number" min="1" value="40" /></label>
        <button>Buy without paying</button>
      </form>
    </main>`,
  );
}

function bookedPage(ask: Ask): Reply {
  return pageReply(
    'Booked',
    html`<main>
      <h1>Booked, in play</h1>
      <p>
        ${nameOf(ask.parts['item'], ask.tours)} ${ask.parts['day']} for
        <strong>${fieldOf(ask, 'name') || 'nobody in particular'}</strong>. No money has moved.
      </p>
    </main>`,
    'notice',
  );
}

function daysFrom(now: Date): Date[] {
  return Array.from(
    { length: SPAN_DAYS },
    (_, ahead) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + ahead, 12)),
  );
}

function write(day: Date, options: Intl.DateTimeFormatOptions): string {
  return day.toLocaleDateString('en-US', { timeZone: 'UTC', ...options });
}
