/** The current content, validated, with variables filled except deferred ones. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { idOf } from '../../scripts/content/check/read/entries.ts';
import { COLLECTIONS } from '../../src/content/schemas/collections.ts';
import type { FieldContext } from '../../src/content/schemas/fields.ts';
import { postState } from '../../src/domain/blog/post-state.ts';
import { toIsoDate } from '../../src/domain/seasons/calendar-date.ts';
import { interpolateAll, variablesIn } from '../../src/domain/text/interpolate.ts';
import { siteVariables } from '../../src/domain/text/site-variables.ts';
import { today } from '../../src/providers/clock.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');

/** Fake images and references. */
const context: FieldContext = {
  reference: (collection) => z.string().transform((id) => ({ collection, id })),
  image: () =>
    z.object({
      src: z.string(),
      width: z.number(),
      height: z.number(),
      format: z.union([
        z.literal('png'),
        z.literal('jpg'),
        z.literal('jpeg'),
        z.literal('tiff'),
        z.literal('webp'),
        z.literal('gif'),
        z.literal('svg'),
        z.literal('avif'),
        z.literal('apng'),
      ]),
    }),
};

function withPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPictures);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isPicture = key === 'src' && typeof inner === 'string';
      const picture = { src: inner, width: 1, height: 1, format: String(inner).split('.').at(-1) };
      return [key, isPicture ? picture : withPictures(inner)];
    }),
  );
}

export const site = COLLECTIONS.site.schema().parse(JSON.parse(read('content/site.json')));

const words = siteVariables(site);

function parseWith<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const isKnown = (name: string) =>
    name in words || name.charAt(0).toLowerCase() + name.slice(1) in words;
  const later = variablesIn(JSON.stringify(value))
    .filter((name) => !isKnown(name))
    .map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  return shape.parse(withPictures(interpolateAll(value, words, later)));
}

type Source<Shape> = { folder: string; pattern: string; schema: (of: FieldContext) => Shape };

const page = <Shape extends z.ZodType>({ folder, pattern, schema }: Source<Shape>) =>
  parseWith(schema(context), JSON.parse(read(`${folder}/${pattern}`)));

const list = <Shape extends z.ZodType>({ folder, pattern, schema }: Source<Shape>) =>
  parseWith(z.array(schema(context)), JSON.parse(read(`${folder}/${pattern}`)));

/** Each Markdown file's id, fields and body. */
const texts = <Shape extends z.ZodType>({ folder, pattern, schema }: Source<Shape>) =>
  globSync(`${folder}/${pattern}`, { cwd: root }).map((file) => {
    const [, fields = '', ...body] = read(file).split(/^---$/m);
    const data = parseWith(schema(context), parse(fields));
    return { id: idOf(file), data, body: body.join('---') };
  });

export const chrome = page(COLLECTIONS.chrome);
export const homePage = page(COLLECTIONS.homePage);
export const toursPage = page(COLLECTIONS.toursPage);
export const tourPage = page(COLLECTIONS.tourPage);
export const tourExpectations = page(COLLECTIONS.tourExpectations);
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
export const homePictures = page(COLLECTIONS.galleryHome).pictures;

/** All tours in their order. */
export const tours = texts(COLLECTIONS.tours)
  .map(({ id, data }) => ({ id, path: `/tours/${id}`, ...data }))
  .toSorted((a, b) => a.order - b.order);

/** The neighborhood tours; the others are private. */
export const scheduledTours = tours.filter((tour) => tour.kind === 'scheduled');

/** Fills `{neighborhoods}`, as `fillTours` does. */
const withNeighborhoods = <Page>(words: Page, deferred?: readonly string[]): Page => {
  const names = scheduledTours.map(({ name }) => name);
  const neighborhoods = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);
  return interpolateAll(words, { neighborhoods }, deferred);
};
export const pressKitPage = withNeighborhoods(
  page(COLLECTIONS.pressKitPage),
  COLLECTIONS.pressKitPage.deferredVariables,
);
export const privateToursPage = withNeighborhoods(
  page(COLLECTIONS.privateToursPage),
  COLLECTIONS.privateToursPage.deferredVariables,
);

/** The questions of a list in `content/faq/`. */
export const questionsOf = ({ id }: { id: string }) =>
  parseWith(COLLECTIONS.faqs.schema(), JSON.parse(read(`content/faq/${id}.json`))).questions;

/** All posts, including drafts, by file name. */
const posts = texts(COLLECTIONS.blog)
  .map(({ id, data, body }) => ({ slug: id, path: `/blog/${id}`, ...data, body }))
  .toSorted((a, b) => a.slug.localeCompare(b.slug));

/** Published today, or on `BUILD_DATE`. */
export const published = posts.filter(
  ({ date, draft }) =>
    postState({ published: toIsoDate(date) ?? '', isDraft: draft === true }, today()) ===
    'published',
);
