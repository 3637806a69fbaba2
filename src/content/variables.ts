import { formatDollars } from '../domain/booking/money.ts';
import { priceOf } from '../domain/booking/tour-price.ts';
import { publishDate } from '../domain/seasons/publish-date.ts';
import { fillKnown, type Variables } from '../domain/text/interpolate.ts';
import { distanceWords, siteVariables } from '../domain/text/site-variables.ts';
import { tourVariables } from '../domain/text/tour-variables.ts';
import { type Collection, type CollectionName, COLLECTIONS } from './schemas/collections.ts';
import { siteSchema } from './schemas/site.ts';
import { tourFactsSchema } from './schemas/tour.ts';

// Building schemas is slow.
const SITE = siteSchema();
const TOUR = tourFactsSchema();

/** The variables of an entry that are filled when content is read. */
export type VariablesOf = (collection: CollectionName, id: string) => Variables;

/**
 * The company's variables are known everywhere. A tour's own win in its file, in its questions and on a page that is
 * `about` it. Those that a page fills (`deferredVariables`) are left to it.
 *
 * @param site `content/site.json`, parsed
 * @param tours the fields of the files in `content/tours/`, by id; those with faults are ignored
 * @param day "2025-12-05": sentences about all tours leave out those that are not open then
 * @returns undefined if the site's settings have faults
 */
export function readVariables(
  site: unknown,
  tours: ReadonlyMap<string, unknown>,
  day?: string,
): VariablesOf | undefined {
  const { data: company } = SITE.safeParse(site);
  if (!company) return undefined;
  const known = [...tours]
    .flatMap(([id, fields]) => {
      const { data } = TOUR.safeParse(fields);
      if (!data) return [];
      const { miles = company.tour.miles } = data;
      return [{ ...data, id, miles, price: priceOf(data, company) }];
    })
    .toSorted((a, b) => a.order - b.order);
  const open = known.filter((tour) => day === undefined || publishDate(tour) <= day);
  const shared = siteVariables(company, open);
  const ofTour = new Map<string, Variables>();
  const ofQuestions = new Map<string, Variables>();
  for (const tour of known) {
    const own = {
      ...shared,
      price: formatDollars(tour.price),
      distance: distanceWords([tour.miles]),
    };
    ofTour.set(tour.id, own);
    if (tour.kind !== 'scheduled') continue;
    ofQuestions.set(tour.faq, { ...own, ...tourVariables(fillKnown(tour, own)) });
  }
  return (collection, id) => {
    const { about = '', deferredVariables = [] }: Collection = COLLECTIONS[collection];
    const own =
      collection === 'faqs' ? ofQuestions.get(id) : ofTour.get(collection === 'tours' ? id : about);
    const values = Object.entries(own ?? shared);
    return Object.fromEntries(values.filter(([name]) => !deferredVariables.includes(name)));
  };
}
