import { getCollection, getEntry } from 'astro:content';
import { priceOf } from '../../domain/booking/tour-price.ts';
import { openMonths } from '../../domain/seasons/departures.ts';
import { publishDate } from '../../domain/seasons/publish-date.ts';
import { today } from '../../providers/clock.ts';

/**
 * The tours in the order of the menu, with their prices, their schedules with the company's closings. In a build
 * those that are open (`src/content/loader.ts`), in `npm run dev` all, the others with a badge.
 */
export async function getTours() {
  const { data: company } = await getEntry({ collection: 'site', id: 'site' });
  const closed = company.closings;
  return (await getCollection('tours'))
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ data, ...entry }) => {
      const price = priceOf(data, company);
      const badge = publishDate(data) > today() ? 'Not open yet' : data.badge;
      return {
        ...entry,
        path: `/tours/${entry.id}`,
        data:
          data.kind === 'scheduled'
            ? {
                ...data,
                price,
                badge,
                miles: data.miles ?? company.tour.miles,
                schedule: { ...data.schedule, closed },
              }
            : { ...data, price },
      };
    });
}

/** The tours that run on a schedule: all but the private ones. */
export async function getScheduledTours() {
  return (await getTours()).flatMap((entry) =>
    entry.data.kind === 'scheduled' ? [{ ...entry, data: entry.data }] : [],
  );
}

/** The table of seasons, and the months in which a tour runs. */
export async function getBookingCalendar() {
  const { seasons } = (await getEntry({ collection: 'site', id: 'site' })).data;
  const schedules = (await getScheduledTours()).map(({ data }) => data.schedule);
  return { seasons, openMonths: openMonths(schedules) };
}
