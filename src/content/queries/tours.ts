import { getCollection, getEntry } from 'astro:content';
import { formatDollars } from '../../domain/booking/money.ts';
import { priceOf } from '../../domain/booking/tour-price.ts';
import { type DatedText, bookingTexts } from '../../domain/seasons/dated-texts.ts';
import { departuresAfter, departuresByDay } from '../../domain/seasons/departures.ts';
import { publishDate } from '../../domain/seasons/publish-date.ts';
import { toNewYorkIso } from '../../domain/seasons/new-york-time.ts';
import { now, today } from '../../providers/clock.ts';

/**
 * The tours in the order of the menu, with their prices, their schedules with the company's closings. In a build
 * those that are open (`src/content/loader.ts`), in `npm run dev` all, the others with a badge.
 */
export async function getTours() {
  const { data: company } = await getEntry({ collection: 'site', id: 'site' });
  const closed = company.closings;
  const { bookingHours } = company.terms;
  return (await getCollection('tours'))
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ data, ...entry }) => {
      const { id } = entry;
      const price = priceOf(data, company);
      const badge = publishDate(data) > today() ? 'Not open yet' : data.badge;
      return {
        ...entry,
        path: `/tours/${id}`,
        data:
          data.kind === 'scheduled'
            ? {
                ...data,
                id,
                price,
                badge,
                miles: data.miles ?? company.tour.miles,
                schedule: { ...data.schedule, closed, bookingHours },
              }
            : { ...data, id, price },
      };
    });
}

/** The tours that run on a schedule: all but the private ones. */
export async function getScheduledTours() {
  return (await getTours()).flatMap((entry) =>
    entry.data.kind === 'scheduled' ? [{ ...entry, data: entry.data }] : [],
  );
}

/** Fills `{month}` and `{season}` of a text about all tours. */
export async function getBookingTexts(text: string): Promise<DatedText[]> {
  const { seasons } = (await getEntry({ collection: 'site', id: 'site' })).data;
  const departures = (await getScheduledTours())
    .flatMap(({ data }) => departuresAfter(data.schedule, now(), Number.POSITIVE_INFINITY))
    .toSorted((a, b) => a.startsAt - b.startsAt);
  return bookingTexts(text, departures, seasons, now());
}

/**
 * The next days with a tour, and what starts on each.
 *
 * @returns `end` is when the booking of the last of them closes, ISO
 */
export async function getNextDays(count: number) {
  const tours = (await getScheduledTours()).map(({ path, data }) => ({
    ...data,
    path,
    price: formatDollars(data.price),
  }));
  const days = departuresByDay(tours, now(), count);
  return { days, end: toNewYorkIso(days.at(-1)?.departures.at(-1)?.closesAt ?? 0) };
}
