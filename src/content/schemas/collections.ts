import type { z } from 'astro/zod';
import { TOUR_VARIABLES } from '../../domain/text/tour-variables.ts';
import { blogSchema } from './blog.ts';
import type { FieldContext } from './fields.ts';
import { galleryFanSchema, galleryTourSchema } from './gallery.ts';
import {
  categorySchema,
  coverageSchema,
  faqSchema,
  personSchema,
  pressLogoSchema,
  quoteSchema,
  reelSchema,
} from './lists.ts';
import { aboutSchema } from './pages/about.ts';
import { adventureCatsSchema, adventureCatsThanksSchema } from './pages/adventure-cats.ts';
import { blogPageSchema } from './pages/blog.ts';
import { bookingSchema } from './pages/booking.ts';
import { catChatsSchema } from './pages/cat-chats.ts';
import { chromeSchema } from './pages/chrome.ts';
import { contactSchema } from './pages/contact.ts';
import { notFoundSchema, offlineSchema } from './pages/error-pages.ts';
import { gallerySchema } from './pages/gallery.ts';
import { homeSchema } from './pages/home.ts';
import { legalPageSchema, legalSchema } from './pages/legal.ts';
import { factSheetSchema, inTheNewsSchema, pressKitSchema } from './pages/press.ts';
import { privateToursSchema } from './pages/private-tours.ts';
import { tourPageSchema } from './pages/tour-page.ts';
import { tourExpectationsSchema, toursSchema } from './pages/tours.ts';
import { redirectsSchema } from './redirects.ts';
import { siteSchema } from './site.ts';
import { tourSchema } from './tour.ts';

export type Collection = {
  folder: string;
  pattern: string;
  /** `file`: a file is an entry, its id the name of the file, or of the folder of an `index`. `list`: a file has a list of entries with ids. */
  entries: 'file' | 'list';
  schema: (context: FieldContext) => z.ZodType;
  /** The entry's path on the site, with `*` for its id. */
  route?: string;
  /** The tour that the words speak of, whose price is `{price}` in them. */
  about?: string;
  /** Variables that the page fills, because they depend on the clock, the tour or a place in a list. */
  deferredVariables?: readonly string[];
  /** Whether an entry may be a draft or have a future date, and so be left out of builds. */
  isSchedulable?: boolean;
};

type Extras = Pick<Collection, 'route' | 'about' | 'deferredVariables' | 'isSchedulable'>;
type Schema = Collection['schema'];

const file = <Of extends Schema>(folder: string, pattern: string, schema: Of, extras?: Extras) => ({
  folder,
  pattern,
  entries: 'file' as const,
  schema,
  ...extras,
});

const list = <Of extends Schema>(folder: string, pattern: string, schema: Of) => ({
  ...file(folder, pattern, schema),
  entries: 'list' as const,
});

const page = <Of extends Schema>(name: string, schema: Of, extras?: Extras) =>
  file('content/pages', `${name}.json`, schema, extras);

/** Every collection, for `src/content.config.ts`, the content check and the editor. */
export const COLLECTIONS = {
  site: file('content', 'site.json', siteSchema),
  redirects: file('content', 'redirects.json', redirectsSchema),

  tours: file('content/tours', '*/index.md', tourSchema, {
    route: '/tours/*',
    isSchedulable: true,
  }),
  blog: file('content/blog', '*/index.mdx', blogSchema, { route: '/blog/*', isSchedulable: true }),
  faqs: file('content/faq', '*.json', faqSchema, { deferredVariables: ['nextDeparture'] }),

  categories: list('content/categories', 'categories.json', categorySchema),
  people: list('content/people', 'people.json', personSchema),
  quotes: list('content/quotes', 'quotes.json', quoteSchema),
  coverage: list('content/coverage', 'coverage.json', coverageSchema),
  pressLogos: list('content/press-logos', 'press-logos.json', pressLogoSchema),
  reels: list('content/reels', 'reels.json', reelSchema),
  galleryTours: list('content/gallery', 'tours.json', galleryTourSchema),
  galleryFans: list('content/gallery', 'fans.json', galleryFanSchema),

  chrome: page('chrome', chromeSchema),
  homePage: page('home', homeSchema, { route: '/', deferredVariables: ['season'] }),
  aboutPage: page('about', aboutSchema, { route: '/about' }),
  toursPage: page('tours', toursSchema, {
    route: '/tours',
    deferredVariables: ['month', 'season', 'guests'],
  }),
  tourExpectations: page('tour-expectations', tourExpectationsSchema, {
    route: '/tours/what-to-expect',
  }),
  tourPage: page('tour-page', tourPageSchema, {
    deferredVariables: [...TOUR_VARIABLES, 'guide', 'number', 'total'],
  }),
  privateToursPage: page('private-tours', privateToursSchema, {
    route: '/tours/private-tours',
    about: 'private-tours',
    deferredVariables: ['guests'],
  }),
  galleryPage: page('gallery', gallerySchema, {
    route: '/gallery',
    deferredVariables: ['number', 'total'],
  }),
  blogPage: page('blog', blogPageSchema, {
    route: '/blog',
    deferredVariables: [
      'tour',
      'tourPrice',
      'number',
      'count',
      'minutes',
      'category',
      'list',
      'query',
    ],
  }),
  contactPage: page('contact', contactSchema, { route: '/contact', deferredVariables: ['guests'] }),
  pressKitPage: page('press-kit', pressKitSchema, {
    route: '/press-kit',
    deferredVariables: ['guests', 'count'],
  }),
  factSheetPage: page('fact-sheet', factSheetSchema, { route: '/press-kit/fact-sheet' }),
  bookingPage: page('booking', bookingSchema, {
    route: '/booking',
    deferredVariables: ['season'],
  }),
  catChatsPage: page('cat-chats', catChatsSchema, {
    route: '/cat-chats',
    deferredVariables: ['speaker', 'minutes', 'chatDates'],
  }),
  inTheNewsPage: page('in-the-news', inTheNewsSchema, { route: '/in-the-news' }),
  adventureCatsPage: page('adventure-cats', adventureCatsSchema, {
    route: '/adventure-cats',
    deferredVariables: ['label'],
  }),
  adventureCatsThanksPage: page('adventure-cats-thanks', adventureCatsThanksSchema, {
    route: '/adventure-cats/thanks',
  }),
  legal: file('content/pages/legal', '*.md', legalSchema, { route: '/*' }),
  legalPage: page('legal-page', legalPageSchema),
  notFoundPage: page('not-found', notFoundSchema),
  offlinePage: page('offline', offlineSchema, { deferredVariables: ['date'] }),
} satisfies Record<string, Collection>;

export type CollectionName = keyof typeof COLLECTIONS;
