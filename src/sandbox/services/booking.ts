import { walksAfter } from '../../domain/seasons/next-walk.ts';
import { formatTime, formatWalk } from '../../domain/seasons/schedule-words.ts';
import { newYorkDay } from '../../domain/seasons/season.ts';
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

/** How many weeks the calendar shows, from this one on. */
const WEEKS = 4;
const DAY_MS = 86_400_000;

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
const ALL_TOURS = 'All tours';

function nameOf(item: string | undefined, tours: Ask['tours']): string {
  if (item === undefined) return ALL_TOURS;
  return tours.find((tour) => tour.item === item)?.name ?? `Item ${item}`;
}

function calendarPage(ask: Ask, kind: string): Reply {
  const { shop = '', item } = ask.parts;
  const name = nameOf(item, ask.tours);
  const { year, month, day } = newYorkDay(ask.now);
  const today = Date.UTC(year, month - 1, day);
  const sunday = today - new Date(today).getUTCDay() * DAY_MS;
  const weeks = Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => new Date(sunday + (week * 7 + weekday) * DAY_MS)),
  );
  const walks = walksOf(ask, weeks.length * 7);
  return pageReply(
    `Calendar: ${name}`,
    html`<main>
        <h1>${name}</h1>
        <table class="days">
          <thead>
            <tr>
              ${weeks[0]?.map((date) => html`<th scope="col">${write(date, { weekday: 'short' })}</th>`)}
            </tr>
          </thead>
          ${weeks.map(
            (week) =>
              html`<tr>
                ${week.map((date) => calendarDay(date, walks, shop))}
              </tr>`,
          )}
        </table>
        <p class="flags">Query: <code>${ask.url.search || 'none'}</code></p>
      </main>
      ${HEIGHT}`,
    kind,
  );
}

type Sold = { date: string; time: string; tour: Ask['tours'][number]; isNamed: boolean };

/** The walks for sale: of one item, or of all tours with a schedule. */
function walksOf({ parts: { item }, tours, now }: Ask, most: number): Sold[] {
  return tours
    .filter((tour) => item === undefined || tour.item === item)
    .flatMap((tour) =>
      (tour.schedule ? walksAfter(tour.schedule, now.getTime(), most) : []).map(
        ({ date, time }) => ({ date, time, tour, isNamed: item === undefined }),
      ),
    );
}

function calendarDay(day: Date, walks: readonly Sold[], shop: string): Html {
  const iso = day.toISOString().slice(0, 10);
  const sold = walks.filter(({ date }) => date === iso);
  const label = write(
    day,
    day.getUTCDate() === 1 ? { month: 'short', day: 'numeric' } : { day: 'numeric' },
  );
  return html`<td>
    <span>${label}</span>
    ${sold.map(({ date, time, tour, isNamed }) => {
      const path = `/embeds/book/${shop}/items/${tour.item}/availability/${iso}/book/`;
      const name = isNamed && html`<b>${tour.name}</b> `;
      return html`<a
        href="${path}"
        aria-label="${isNamed ? `${tour.name}, ` : ''}${formatWalk({ date, time }, 'long')}"
        >${name}${formatTime(time)}</a
      >`;
    })}
  </td>`;
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
      <h1>Booked (sandbox)</h1>
      <p>
        ${nameOf(ask.parts['item'], ask.tours)} ${ask.parts['day']} for
        <strong>${fieldOf(ask, 'name') || 'no name'}</strong>. Nothing was charged.
      </p>
    </main>`,
    'notice',
  );
}

function write(day: Date, options: Intl.DateTimeFormatOptions): string {
  return day.toLocaleDateString('en-US', { timeZone: 'UTC', ...options });
}
