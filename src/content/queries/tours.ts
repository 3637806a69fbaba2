import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { openMonths } from '../../domain/seasons/departures.ts';
import { interpolateAll } from '../../domain/text/interpolate.ts';
import { COLLECTIONS } from '../schemas/collections.ts';

/** The tours in the order of the menu, their schedules with the company's closings. */
export async function getTours() {
  const { closings: closed } = (await getEntry({ collection: 'site', id: 'site' })).data;
  return (await getCollection('tours'))
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ data, ...entry }) => ({
      ...entry,
      path: `/tours/${entry.id}`,
      data: data.kind === 'scheduled' ? { ...data, schedule: { ...data.schedule, closed } } : data,
    }));
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

/** Fills `{neighborhoods}`, the tours’ names, and `{groups}`, the range of their group limits. */
export async function fillTours<
  Page extends CollectionEntry<'pressKitPage' | 'privateToursPage' | 'homePage' | 'toursPage'>,
>({ collection, data }: Page): Promise<Page['data']> {
  const tours = (await getScheduledTours()).map((tour) => tour.data);
  const names = tours.map(({ name }) => name);
  const limits = tours.map(({ groupLimit }) => groupLimit);
  const groups = [...new Set([Math.min(...limits), Math.max(...limits)])].join(' to ');
  const neighborhoods = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);
  const { deferredVariables } = COLLECTIONS[collection];
  return interpolateAll(data, { neighborhoods, groups }, deferredVariables);
}
