import { getEntries, getEntry } from 'astro:content';
import { departureHtml } from '../../components/tours/departure-html.ts';
import { type getScheduledTours, getTours } from '../../content/queries/tours.ts';
import { daysOff } from '../../domain/seasons/closings.ts';
import { scheduleLine } from '../../domain/seasons/schedule-words.ts';
import { fillKnown, interpolateAll } from '../../domain/text/interpolate.ts';
import { tourVariables } from '../../domain/text/tour-variables.ts';
import { today } from '../../providers/clock.ts';

type ScheduledTour = Awaited<ReturnType<typeof getScheduledTours>>[number]['data'];

/** A tour page's other content: texts with the tour's facts filled in, pictures, quotes. */
export async function tourContent(id: string, tour: ScheduledTour) {
  const variables = tourVariables(tour);
  const { guides } = (await getEntry({ collection: 'site', id: 'site' })).data;
  const { data: words } = await getEntry({ collection: 'tourPage', id: 'tour-page' });
  const page = fillKnown(words, variables);
  const { questions } = interpolateAll((await getEntry(tour.faq)).data, {
    nextDeparture: departureHtml({ tours: [tour], style: 'long' }),
  });
  const { story } = (await getEntry({ collection: 'blogPage', id: 'blog' })).data.post;
  const stops = tour.stops.map(async ({ picture, post, ...stop }, index) => ({
    ...stop,
    story: post && { label: story, href: `/blog/${post.id}` },
    picture: picture && (await getEntry(picture)).data,
    linkName: `${interpolateAll(words.discover.stopLink, { ...variables, number: String(index + 1) })}: ${stop.place}`,
  }));
  const quotes = (await getEntries(tour.quotes)).map(({ data }) => data);
  const { booking } = page;
  const guide = tour.guide && (await getEntry(tour.guide)).data;
  const { except = [], closed = [] } = tour.schedule;
  const off = daysOff(except, closed, today());
  return {
    page,
    guide: guide && {
      // The name stays on one line.
      text: interpolateAll(words.booking.ledBy, {
        ...variables,
        guide: guide.name.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060'),
      }),
      picture: guide.image,
    },
    questions,
    facts: [
      { label: booking.schedule, value: scheduleLine(tour.schedule) },
      ...(off.length > 0 ? [{ label: booking.daysOff, value: off }] : []),
    ],
    moreFacts: [
      { label: booking.length, value: booking.lengthValue },
      { label: booking.language, value: tour.details.language },
      { label: booking.ages, value: booking.agesValue },
      { label: booking.guide, value: guides.license },
      { label: booking.strollers, value: tour.details.strollers },
      { label: booking.accessibility, value: tour.details.accessibility },
      { label: booking.dogs, value: booking.dogsValue },
    ],
    pictures: (await getEntries(tour.gallery)).map(({ data }) => data),
    stops: await Promise.all(stops),
    quotes: quotes.map((quote, index) => ({
      ...quote,
      label: interpolateAll(words.quotes.dot, {
        ...variables,
        number: String(index + 1),
        total: String(quotes.length),
      }),
    })),
    others: (await getTours()).filter((other) => other.id !== id),
  };
}
