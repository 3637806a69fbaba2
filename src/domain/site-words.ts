import type { Words } from './fill-words.ts';
import { formatDollars } from './money.ts';
import { GUESTS, privateTourPrice } from './private-tour-price.ts';

/** The part of `content/site.json` that tokens are made of. Money in whole US dollars. */
export type SiteFacts = {
  name: string;
  email: string;
  price: { perGuest: number; competitorAverage: number };
  privateTour: { includedGuests: number };
  walk: { minutes: number; miles: number };
  catChats: { generalAdmission: number; walkAndTalk: number };
  claims: { fiveStars: number };
  book: { title: string };
  social: { href: string };
  links: { giftCards: string; petition: string; pressAssets: string };
};

/**
 * The tokens that words in `content/` may hold, each made from the one place where its fact stands.
 * `content/README.md` lists them for editors.
 */
export function siteWords(site: SiteFacts): Words {
  const { price, walk, catChats } = site;
  const included = site.privateTour.includedGuests;
  const minimum = privateTourPrice({ guests: 1, perGuest: price.perGuest, included });
  return {
    name: site.name,
    company: `${site.name} Tours`,
    email: site.email,
    price: formatDollars(price.perGuest),
    competitor: formatDollars(price.competitorAverage),
    minimum: formatDollars(minimum),
    included: String(included),
    mostGuests: String(GUESTS.max),
    duration: `about ${counted(walk.minutes / 60, 'hour')}`,
    distance: `about ${counted(walk.miles, 'mile')}`,
    chatTicket: formatDollars(catChats.generalAdmission),
    chatPackage: formatDollars(catChats.walkAndTalk),
    fiveStars: `${site.claims.fiveStars}%`,
    book: site.book.title,
    social: site.social.href,
    ...site.links,
  };
}

function counted(amount: number, unit: string): string {
  return `${amount.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}${amount === 1 ? '' : 's'}`;
}
