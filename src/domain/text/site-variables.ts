import type { Variables } from './interpolate.ts';
import { formatDollars } from '../booking/money.ts';
import { GUESTS, privateTourPrice } from '../booking/private-tour-price.ts';

/** The part of `content/site.json` that variables are made of. Money in whole US dollars. */
export type SiteFacts = {
  name: string;
  company: string;
  email: string;
  price: { perGuest: number; competitorAverage: number };
  privateTour: { includedGuests: number; refundDays: number };
  tour: { minutes: number; miles: number };
  dayOf: { phone: string };
  terms: { cancelHours: number; changeHours: number };
  policies: Record<Policy, string> & { replyHours: number };
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

/** Sentences that are variables under their own name. */
const POLICIES = [
  'fees',
  'lateBooking',
  'lastBookings',
  'soldOut',
  'tooFew',
  'storm',
  'arrival',
  'children',
  'childBooking',
  'discountBooking',
  'tips',
  'dogs',
  'vaccination',
  'catPrice',
] as const;
type Policy = (typeof POLICIES)[number];

/** The values of the variables in `content/`; `content/README.md` lists them for editors. */
export function siteVariables(site: SiteFacts): Variables {
  const { price, tour, catChats, discounts, claims, book } = site;
  const included = site.privateTour.includedGuests;
  const minimum = privateTourPrice({ guests: 1, perGuest: price.perGuest, included });
  return {
    name: site.name,
    company: site.company,
    email: site.email,
    price: formatDollars(price.perGuest),
    competitor: formatDollars(price.competitorAverage),
    minimum: formatDollars(minimum),
    included: String(included),
    mostGuests: String(GUESTS.max),
    duration: `about ${counted(tour.minutes / 60, 'hour')}`,
    distance: `about ${counted(tour.miles, 'mile')}`,
    chatTicket: formatDollars(catChats.generalAdmission),
    chatPackage: formatDollars(catChats.package),
    chatTickets: catChats.tickets,
    fiveStars: `${claims.fiveStars}%`,
    reviews: claims.reviews.count.toLocaleString('en-US'),
    reviewYear: String(claims.reviews.year),
    book: book.title,
    bookAuthor: book.author,
    bookPrice: formatDollars(book.price),
    phone: site.dayOf.phone,
    cancelHours: String(site.terms.cancelHours),
    changeHours: String(site.terms.changeHours),
    ...Object.fromEntries(POLICIES.map((name) => [name, site.policies[name]])),
    replyHours: String(site.policies.replyHours),
    privateRefundDays: String(site.privateTour.refundDays),
    studentDiscount: `${discounts.studentsPercent}%`,
    seniorDiscount: `${discounts.seniorsPercent}%`,
    groupDiscount: `${discounts.groupPercent}%`,
    groupFrom: String(discounts.groupFrom),
    giftGuests: oneOf(site.giftCard.guests.map(String)),
    giftYears: String(site.giftCard.validYears),
    social: site.social.href,
    ...site.links,
  };
}

const oneOf = (list: string[]): string =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(list);

function counted(amount: number, unit: string): string {
  const shown = amount.toLocaleString('en-US', { maximumFractionDigits: 1 });
  return `${shown} ${unit}${shown === '1' ? '' : 's'}`;
}
