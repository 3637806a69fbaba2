import { getEntry } from 'astro:content';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { getIdentity } from '../../../content/queries/site.ts';
import { getScheduledTours } from '../../../content/queries/tours.ts';
import { calendarFile } from '../../../domain/booking/calendar-file.ts';
import { addressLine } from '../../../domain/text/postal-address.ts';
import {
  DEPARTURES_SHOWN,
  departuresAfter,
  departureId,
} from '../../../domain/seasons/departures.ts';
import { absolute } from '../../../head/head.ts';
import { now } from '../../../providers/clock.ts';

// A calendar file for each departure that a tour's page lists: `/tours/<tour>/2026-11-28-1315.ics`.

export const getStaticPaths = (async () =>
  (await getScheduledTours()).flatMap((tour) =>
    departuresAfter(tour.data.schedule, now(), DEPARTURES_SHOWN).map((departure) => ({
      params: { tour: tour.id, departure: departureId(departure) },
      props: { tour, departure },
    })),
  )) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { tour, departure } }) => {
  const { tour: length, policies } = (await getEntry({ collection: 'site', id: 'site' })).data;
  const { url } = await getIdentity();
  const { title, meeting } = tour.data;
  const file = calendarFile({
    id: `${tour.id}-${departureId(departure)}@${new URL(url).hostname}`,
    title,
    startsAt: departure.startsAt,
    minutes: length.minutes,
    location: `${meeting.place}, ${addressLine(meeting.address)}`,
    description: `${policies.arrival}\n${meeting.directions}`,
    url: absolute(`${tour.path}#meeting`, url),
  });
  return new Response(file, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
};
