/** The current content, validated, with variables filled except deferred ones. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { COLLECTION_NAMES, idOf } from '../../scripts/content/check/read/entries.ts';
import { COLLECTIONS } from '../../src/content/schemas/collections.ts';
import type { FieldContext } from '../../src/content/schemas/fields.ts';
import { readVariables } from '../../src/content/variables.ts';
import { privateTourPrice } from '../../src/domain/booking/private-tour-price.ts';
import { priceOf } from '../../src/domain/booking/tour-price.ts';
import { publishDate } from '../../src/domain/seasons/publish-date.ts';
import { fillKnown } from '../../src/domain/text/interpolate.ts';
import { today } from '../../src/providers/clock.ts';
import { required } from '../required.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');

/** Fake images and references. */
const context: FieldContext = {
  reference: (collection) => z.string().transform((id) => ({ collection, id })),
  // Its type names each format.
  image: () => z.object({ src: z.string() }) as unknown as ReturnType<FieldContext['image']>,
};

function withPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPictures);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isPicture = key === 'src' && typeof inner === 'string';
      return [key, isPicture ? { src: inner } : withPictures(inner)];
    }),
  );
}

export const site = COLLECTIONS.site.schema().parse(JSON.parse(read('content/site.json')));

type Source<Shape> = { folder: string; pattern: string; schema: (of: FieldContext) => Shape };

/** The files of a collection, with their ids. */
const filesOf = ({ folder, pattern }: Source<unknown>) =>
  globSync(`${folder}/${pattern}`, { cwd: root }).map((file) => ({ id: idOf(file), file }));

/** A Markdown file's fields, and its body. */
function readText(file: string): [fields: unknown, body: string] {
  const [, fields = '', ...body] = read(file).split(/^---$/m);
  return [parse(fields), body.join('---')];
}

const variablesOf = required(
  readVariables(
    JSON.parse(read('content/site.json')),
    new Map(filesOf(COLLECTIONS.tours).map(({ id, file }) => [id, readText(file)[0]])),
    today(),
  ),
);

function parseWith<Shape extends z.ZodType>(
  source: Source<unknown>,
  shape: Shape,
  value: unknown,
  id = '',
): z.output<Shape> {
  const name = required(COLLECTION_NAMES.find((one) => COLLECTIONS[one] === source));
  return shape.parse(withPictures(fillKnown(value, variablesOf(name, id))));
}

const page = <Shape extends z.ZodType>(source: Source<Shape>) =>
  parseWith(source, source.schema(context), JSON.parse(read(`${source.folder}/${source.pattern}`)));

const list = <Shape extends z.ZodType>(source: Source<Shape>) =>
  parseWith(
    source,
    z.array(source.schema(context)),
    JSON.parse(read(`${source.folder}/${source.pattern}`)),
  );

/** Each Markdown file's id, fields and body. */
const texts = <Shape extends z.ZodType>(source: Source<Shape>) =>
  filesOf(source).map(({ id, file }) => {
    const [fields, body] = readText(file);
    return { id, data: parseWith(source, source.schema(context), fields, id), body };
  });

export const chrome = page(COLLECTIONS.chrome);
export const homePage = page(COLLECTIONS.homePage);
export const toursPage = page(COLLECTIONS.toursPage);
export const tourPage = page(COLLECTIONS.tourPage);
export const galleryPage = page(COLLECTIONS.galleryPage);
export const blogPage = page(COLLECTIONS.blogPage);
export const contactPage = page(COLLECTIONS.contactPage);
export const factSheetPage = page(COLLECTIONS.factSheetPage);
export const inTheNewsPage = page(COLLECTIONS.inTheNewsPage);
export const adventureCatsPage = page(COLLECTIONS.adventureCatsPage);
export const thanksPage = page(COLLECTIONS.adventureCatsThanksPage);
export const notFoundPage = page(COLLECTIONS.notFoundPage);
export const offlinePage = page(COLLECTIONS.offlinePage);
export const redirects = page(COLLECTIONS.redirects);

export const categories = list(COLLECTIONS.categories);
export const reels = list(COLLECTIONS.reels);
export const tourPictures = list(COLLECTIONS.galleryTours);
export const fanPictures = list(COLLECTIONS.galleryFans);

/** The open tours in their order, with their prices. */
export const tours = texts(COLLECTIONS.tours)
  .map(({ id, data }) => ({ id, path: `/tours/${id}`, ...data, price: priceOf(data, site) }))
  .filter((tour) => publishDate(tour) <= today())
  .toSorted((a, b) => a.order - b.order);

/** The neighborhood tours; the others are private. */
export const scheduledTours = tours.filter((tour) => tour.kind === 'scheduled');

export const pressKitPage = page(COLLECTIONS.pressKitPage);
export const privateToursPage = page(COLLECTIONS.privateToursPage);

/** What a private tour costs, in dollars. */
export const privatePrice = (guests: number): number => {
  const { price: perGuest } = required(tours.find(({ kind }) => kind === 'private'));
  return privateTourPrice({ guests, perGuest, included: site.privateTour.includedGuests });
};

/** Every file of words, as written. */
export const contentTexts = (folder = root) =>
  globSync('content/**/*.{json,md,mdx}', {
    cwd: folder,
    exclude: ['content/{site.json,README.md}'],
  }).map((file) => readFileSync(join(folder, file), 'utf8'));

/** All posts, including drafts, by file name. */
const posts = texts(COLLECTIONS.blog)
  .map(({ id, data, body }) => ({ slug: id, path: `/blog/${id}`, ...data, body }))
  .toSorted((a, b) => a.slug.localeCompare(b.slug));

/** Published today, or on `BUILD_DATE`. */
export const published = posts.filter((post) => publishDate(post) <= today());
