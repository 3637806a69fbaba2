import { interpolate, type Variables } from './interpolate.ts';
import { formatDollars } from '../booking/money.ts';
import { GUESTS, privateTourPrice } from '../booking/private-tour-price.ts';
import { priceRange } from '../booking/tour-price.ts';

/** The part of `content/site.json` that variables are made of. Money in whole US dollars. */
export type SiteFacts = {
  name: string;
  company: string;
  email: string;
  price: { perGuest: number; competitorAverage: number };
  privateTour: { includedGuests: number; refundDays: number };
  tour: { minutes: number; miles: number };
  dayOf: { phone: string };
  terms: { cancelHours: number; changeHours: number; bookingHours: number };
  /** Variables under their own names. */
  policies: Readonly<Record<string, unknown>>;
  discounts: {
    studentsPercent: number;
    seniorsPercent: number;
    groupFrom: number;
    groupPercent: number;
  };
  giftCard: { guests: readonly number[]; validYears: number };
  catChats: { generalAdmission: number; package: number; tickets: string };
  claims: { fiveStars: number; reviews: { count: number; year: number } };
  book: { title: string; author: string; price: number };
  social: { href: string };
  links: { giftCards: string; petition: string; pressAssets: string };
};

/** A tour that visitors can book. */
export type OpenTour = {
  kind: 'scheduled' | 'private';
  name: string;
  /** In whole US dollars for a guest. */
  price: number;
  /** Only of scheduled tours. */
  groupLimit?: number;
  /** Only of scheduled tours that are not as long as the others. */
  miles?: number | undefined;
};

/**
 * The values of the variables in all of `content/`; `content/README.md` lists them for editors. `{price}` is for
 * sentences about all scheduled tours: "$40", or "from $40" where they differ.
 */
export function siteVariables(site: SiteFacts, tours: readonly OpenTour[]): Variables {
  const { price, tour, catChats, discounts, claims, book } = site;
  const scheduled = tours.filter(({ kind }) => kind === 'scheduled');
  const prices = scheduled.map((one) => one.price);
  const shown = priceRange(prices.length > 0 ? prices : [price.perGuest]);
  const withWord = (word: string) => (shown.startsWith('from') ? shown : `${word} ${shown}`);
  const included = site.privateTour.includedGuests;
  const perGuest = tours.find(({ kind }) => kind === 'private')?.price ?? price.perGuest;
  const terms = {
    cancelHours: String(site.terms.cancelHours),
    changeHours: String(site.terms.changeHours),
    bookingHours: String(site.terms.bookingHours),
  };
  const limits = scheduled.flatMap(({ groupLimit = [] }) => groupLimit);
  return {
    name: site.name,
    company: site.company,
    email: site.email,
    price: shown,
    onlyPrice: withWord('only'),
    forPrice: withWord('for'),
    competitor: formatDollars(price.competitorAverage),
    minimum: formatDollars(privateTourPrice({ guests: 1, perGuest, included })),
    included: String(included),
    mostGuests: String(GUESTS.max),
    neighborhoods: listOf(
      'conjunction',
      scheduled.map((one) => one.name),
    ),
    groups: rangeOf(limits),
    duration: `about ${counted(tour.minutes / 60, 'hour')}`,
    distance: distanceWords(scheduled.map(({ miles = tour.miles }) => miles)),
    chatTicket: formatDollars(catChats.generalAdmission),
    chatPackage: formatDollars(catChats.package),
    chatTickets: catChats.tickets,
    fiveStars: `${claims.fiveStars}%`,
    reviews: claims.reviews.count.toLocaleString('en-US'),
    reviewYear: String(claims.reviews.year),
    book: book.title,
    bookAuthor: book.author,
    bookPrice: formatDollars(book.price),
    // On one line: Chrome also breaks after a hyphen between digits.
    phone: site.dayOf.phone.replace(' ', '\u00a0').replace('-', '\u2011'),
    ...terms,
    ...Object.fromEntries(
      Object.entries(site.policies).map(([name, value]) => [name, interpolate(`${value}`, terms)]),
    ),
    privateRefundDays: String(site.privateTour.refundDays),
    studentDiscount: `${discounts.studentsPercent}%`,
    seniorDiscount: `${discounts.seniorsPercent}%`,
    groupDiscount: `${discounts.groupPercent}%`,
    groupFrom: String(discounts.groupFrom),
    giftGuests: listOf('disjunction', site.giftCard.guests.map(String)),
    giftYears: String(site.giftCard.validYears),
    social: site.social.href,
    ...site.links,
  };
}

/** "12", or "12 to 15" */
export const rangeOf = (numbers: readonly number[]): string =>
  [...new Set([Math.min(...numbers), Math.max(...numbers)])].map(rounded).join(' to ');

/** "about 1.5 miles", or "about 1.5 to 2 miles" for several tours; the amount stays on one line. */
export function distanceWords(miles: readonly number[]): string {
  const amount = `${rangeOf(miles)} mile${rounded(Math.max(...miles)) === '1' ? '' : 's'}`;
  return `about ${amount.replaceAll(' ', '\u00a0')}`;
}

const rounded = (amount: number): string =>
  amount.toLocaleString('en-US', { maximumFractionDigits: 1 });

const listOf = (type: Intl.ListFormatType, parts: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type }).format(parts);

function counted(amount: number, unit: string): string {
  const shown = rounded(amount);
  return `${shown} ${unit}${shown === '1' ? '' : 's'}`;
}
