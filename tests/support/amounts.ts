import { type Element, Window } from 'happy-dom';
import { formatDollars } from '../../src/domain/booking/money.ts';
import type { SiteFacts } from '../../src/domain/text/site-variables.ts';
import type { BuiltPage } from '../../scripts/checks/built-pages.ts';

type Tour = { path: string; itemId: number; price: number; kind: 'scheduled' | 'private' };

export type KnownAmounts = {
  tours: readonly Tour[];
  /** What any page may name besides, such as the price of a talk: "$30". */
  others: ReadonlySet<string>;
};

const AMOUNT = /\$\d+(?:,\d{3})*(?:\.\d\d)?/g;

/**
 * Finds amounts in built pages that are not what a tour costs: in a card, a row, a callout or an offer with links to
 * tours, and on a tour's page, the price of one of them; elsewhere the lowest, after "from" where tours differ.
 */
export function wrongAmounts(
  pages: readonly BuiltPage[],
  { tours, others }: KnownAmounts,
): string[] {
  const { DOMParser } = new Window();
  const parser = new DOMParser();
  const prices = tours.flatMap(({ kind, price }) => (kind === 'scheduled' ? price : []));
  const lowest = formatDollars(Math.min(...prices));
  const isFrom = new Set(prices).size > 1;

  return pages.flatMap(({ path, html }) => {
    const document = parser.parseFromString(html, 'text/html');
    const here = tours.filter((tour) => tour.path === path);
    const wrong: string[] = [];
    const check = (text: string, about: readonly Tour[]) => {
      for (const { 0: amount, index } of text.matchAll(AMOUNT)) {
        if (others.has(amount) || about.some((tour) => isPriceOf(tour, amount))) continue;
        const isGeneral = amount === lowest && (!isFrom || /from $/i.test(text.slice(0, index)));
        if (about.length !== 1 && isGeneral) continue;
        const costs = about.map((tour) => `${tour.path} costs ${formatDollars(tour.price)}`);
        const rule = costs.join(', ') || `in general: ${isFrom ? 'from ' : ''}${lowest}`;
        wrong.push(`${path}: ${text.slice(Math.max(0, index - 30), index)}${amount} (${rule})`);
      }
    };
    for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
      JSON.parse(script.textContent, (_, value: { url?: string; price?: string } | null) => {
        const item = /\/booking\?itemId=(\d+)/.exec(value?.url ?? '')?.[1];
        const tour = tours.find(({ itemId }) => String(itemId) === item);
        if (tour && value?.price !== undefined) check(`$${value.price}`, [tour]);
        return value;
      });
    for (const meta of document.querySelectorAll('meta[name=description]'))
      check(meta.getAttribute('content') ?? '', here);
    for (const tag of document.querySelectorAll('script, style')) tag.remove();
    const groups = `li, tr, aside, article${path.startsWith('/blog/') ? ', section' : ''}`;
    const visit = (element: Element, outer: readonly Tour[]) => {
      if (!element.textContent.includes('$')) return;
      const isGroup = element.matches(groups) && !element.querySelector('h1');
      const own = isGroup ? toursLinkedIn(element, tours) : [];
      const about = own.length > 0 ? own : outer;
      for (const node of element.childNodes)
        if (node.nodeType === TEXT_NODE) check(node.textContent, about);
      for (const child of element.children) visit(child, about);
    };
    visit(document.body, here);
    return wrong;
  });
}

const TEXT_NODE = 3;

/** A private group pays for each guest. */
const isPriceOf = ({ kind, price }: Tour, amount: string): boolean =>
  kind === 'private'
    ? Number(amount.replace(/[$,]/g, '')) % price === 0
    : amount === formatDollars(price);

/** The tours to whose pages or calendars an element has links. */
function toursLinkedIn(element: Element, tours: readonly Tour[]): Tour[] {
  const links = [...element.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));
  return tours.filter(({ path, itemId }) =>
    links.some((href) => href?.split('#')[0] === path || href?.includes(`/items/${itemId}/`)),
  );
}

/** Amounts that are not the price of a tour: talks, the book, private groups, sums in posts, and what `texts` say. */
export function otherAmounts(
  { price, catChats, book, privateTour }: SiteFacts,
  tours: readonly Tour[],
  texts: readonly string[],
): Set<string> {
  const { generalAdmission: ticket, package: chatPackage } = catChats;
  const pricesOf = (wanted: Tour['kind']) =>
    tours.flatMap(({ kind, price }) => (kind === wanted ? price : []));
  const lowest = Math.min(...pricesOf('scheduled'));
  const sums = [lowest / 2, ticket + lowest, chatPackage + lowest / 2];
  const groups = pricesOf('private').map((perGuest) => perGuest * privateTour.includedGuests);
  const amounts = [price.competitorAverage, ticket, chatPackage, book.price, ...sums, ...groups];
  return new Set([
    ...amounts.map(formatDollars),
    ...texts.flatMap((text) => text.match(AMOUNT) ?? []),
  ]);
}
