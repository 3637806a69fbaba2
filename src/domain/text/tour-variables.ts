import type { Variables } from './interpolate.ts';
import { formatDollars } from '../booking/money.ts';
import type { Schedule } from '../seasons/departures.ts';
import { distanceWords } from './site-variables.ts';
import { addressLine, type PostalAddress } from './postal-address.ts';
import { daysLine, scheduleLine, seasonLine } from '../seasons/schedule-words.ts';

/** The part of `content/tours/<name>/index.md` that variables are made of. */
export type TourFacts = {
  name: string;
  /** In whole US dollars for a guest. */
  price: number;
  /** On foot. */
  miles: number;
  groupLimit: number;
  schedule: Schedule;
  details: {
    language: string;
    leastAge: number;
    smallestGroup: number;
    strollers: string;
    accessibility: string;
  };
  meeting: { place: string; address: PostalAddress; ends: string };
  stops: readonly unknown[];
};

/** Variables with a value for each tour: in its questions, and in the words that all tours' pages share. */
export const TOUR_VARIABLES = [
  'tour',
  'price',
  'distance',
  'schedule',
  'days',
  'months',
  'group',
  'smallestGroup',
  'leastAge',
  'language',
  'strollers',
  'accessibility',
  'meetingPlace',
  'address',
  'ends',
  'stops',
] as const;

/** `{nextDeparture}` is not among them: the page writes it so that the browser can correct it. */
export function tourVariables(
  tour: TourFacts,
): Variables & Record<(typeof TOUR_VARIABLES)[number], string> {
  const { schedule, details, meeting, stops } = tour;
  return {
    tour: tour.name,
    price: formatDollars(tour.price),
    distance: distanceWords([tour.miles]),
    schedule: scheduleLine(schedule),
    days: daysLine(schedule),
    months: seasonLine(schedule),
    group: String(tour.groupLimit),
    smallestGroup: String(details.smallestGroup),
    leastAge: String(details.leastAge),
    language: details.language,
    strollers: details.strollers,
    accessibility: details.accessibility,
    meetingPlace: meeting.place,
    address: addressLine(meeting.address),
    ends: meeting.ends,
    stops: String(stops.length),
  };
}
