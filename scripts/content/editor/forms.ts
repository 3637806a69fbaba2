import type { Collection as FormCollection, CollectionFile } from '@sveltia/cms';
import { POST_PARTS, POST_PRICES } from '../../../src/content/schemas/blog.ts';
import { type Collection, COLLECTIONS } from '../../../src/content/schemas/collections.ts';
import type { Content } from '../check/check-content.ts';
import { COLLECTION_NAMES, type CollectionName } from '../check/read/entries.ts';
import { choices, fieldsOf, isPage, LIST, pictureFolder } from './collection-fields.ts';
import { type FormField, labelOf } from './form-fields.ts';
import { schemaTree } from './schema-tree.ts';

/** What each kind of content is called, where its name in the code says too little. */
const LABELS: Readonly<Partial<Record<CollectionName, string>>> = {
  site: 'Site settings: name, price, links, seasons',
  redirects: 'Old addresses',
  chrome: 'Header, footer and menus',
  faqs: 'Questions',
  blog: 'Posts',
  legal: 'Legal pages',
  categories: 'Categories of posts',
  people: 'The team',
  quotes: 'Guests’ quotes',
  coverage: 'Press coverage',
  pressLogos: 'Press logos',
  reels: 'Reels',
  galleryTours: 'Gallery: pictures of the tours',
  galleryFans: 'Gallery: guests’ and fans’ cats',
  galleryHome: 'Gallery: pictures on the home page',
  homePage: 'Home',
};

const titleOf = (name: CollectionName) => LABELS[name] ?? labelOf(name.replace(/Page$/, ''));

/** The group of forms that a single file belongs to; none for a folder of files, which is one by itself. */
function groupOf(name: CollectionName): 'settings' | 'pages' | 'lists' | undefined {
  if (COLLECTIONS[name].pattern.startsWith('*')) return undefined;
  if (['site', 'redirects', 'chrome'].includes(name)) return 'settings';
  return isPage(name) ? 'pages' : 'lists';
}

/** Where the editor's program opens the form of a collection's file. `id`: the file's name. */
export function formAddress(name: CollectionName, id: string): string {
  const group = groupOf(name);
  if (group) return `#/collections/${group}/entries/${name}`;
  const form = name === 'tours' && id === 'private-tours' ? 'privateTours' : name;
  return `#/collections/${form}/entries/${id}`;
}

const body = (options: object = {}): FormField =>
  ({
    name: 'body',
    label: 'Text',
    widget: 'markdown-text',
    required: false,
    ...options,
  }) as FormField;

export function folder(
  name: CollectionName,
  make: (name: CollectionName) => FormField[],
  more: object,
): FormCollection {
  const { folder, pattern, route }: Collection = COLLECTIONS[name];
  const extension = pattern.slice(2);
  const isText = extension !== 'json';
  return {
    name,
    label: titleOf(name),
    folder,
    extension,
    format: isText ? 'yaml-frontmatter' : 'json',
    ...(route && { preview_path: route.replace('*', '{{slug}}').replace(/^\//, '') }),
    ...pictureFolder(name),
    slug: { template: '{{title}}', editable: ['create'] },
    fields: [...make(name), ...(isText ? [body()] : [])],
    ...more,
  } as FormCollection;
}

/** A collection of single files, each with its own form. */
export function files(
  name: ReturnType<typeof groupOf> & string,
  label: string,
  icon: string,
  make: (name: CollectionName) => FormField[],
): FormCollection {
  const own = COLLECTION_NAMES.filter((one) => groupOf(one) === name);
  return { name, label, icon, files: own.map((one) => file(one, make(one))) };
}

function file(name: CollectionName, fields: FormField[]): CollectionFile {
  const { folder, pattern, entries, route }: Collection = COLLECTIONS[name];
  const title = ['name', 'title', 'caption', 'author'].find((title) =>
    fields.some((field) => field.name === title),
  );
  const list = {
    name: LIST,
    label: titleOf(name),
    label_singular: 'entry',
    widget: 'list',
    root: true,
    collapsed: true,
    summary: `{{id}}: {{${title}}}`,
    fields,
  };
  return {
    name,
    label: titleOf(name),
    file: `${folder}/${pattern}`,
    format: 'json',
    ...pictureFolder(name),
    ...(route && { preview_path: route.replace(/^\//, '') }),
    fields: entries === 'list' ? [list as FormField] : fields,
  };
}

/** A walk and the private tour have different fields, so each has a form. */
export function tours(
  make: (name: CollectionName) => FormField[],
  content: Content,
): FormCollection[] {
  const { oneOf = [] } = schemaTree('tours');
  return oneOf.map((tree) => {
    const { kind = {} } = tree.properties ?? {};
    const isWalk = kind.const === 'walk';
    const fields = fieldsOf('tours', content, tree).map((field) =>
      field.name === 'kind'
        ? ({ name: 'kind', widget: 'hidden', default: kind.const } as FormField)
        : field,
    );
    return folder('tours', make, {
      name: isWalk ? 'tours' : 'privateTours',
      label: isWalk ? 'Tours' : 'Private tours',
      filter: { field: 'kind', value: kind.const },
      slug: { template: '{{name}}', editable: ['create'] },
      create: isWalk,
      delete: isWalk,
      preview_path: 'tours/{{slug}}',
      fields: [...fields, body()],
    });
  });
}

/** Posts, which may hold parts besides Markdown. */
export function posts(fields: FormField[], content: Content): FormCollection {
  const own = fields.map((field) => (field.name === 'id' ? { ...field, readonly: true } : field));
  return folder('blog', () => [], {
    icon: 'article',
    label_singular: 'post',
    slug: {
      template: '{{title}}',
      editable: ['create'],
      hint: 'The end of the post’s address: lower-case letters, digits and hyphens.',
      pattern: ['^[a-z0-9]+(?:-[a-z0-9]+)*$', 'Use lower-case letters, digits and hyphens'],
    },
    summary: '{{title}}',
    sortable_fields: { fields: ['title', 'id'], default: { field: 'id', direction: 'descending' } },
    view_filters: [{ label: 'Drafts', field: 'draft', pattern: true }],
    thumbnail: 'image.src',
    fields: [...own, body({ parts: PARTS(content) })],
  });
}

/** What a button of the text's toolbar asks for, and what it writes. */
const PARTS = (content: Content) =>
  Object.entries(POST_PARTS).map(([name, details]) => ({
    name,
    label: labelOf(name),
    /** What stands between its two tags; nothing where it is one. */
    holds: HOLDS[name],
    details: Object.entries(details).map(([detail, need]) => ({
      name: detail,
      label: labelOf(detail),
      isNeeded: need === 'needed',
      choices:
        detail === 'of'
          ? POST_PRICES.map((value) => ({ value, label: value }))
          : detail === 'tour'
            ? choices('tours', content)
            : undefined,
    })),
  }));

const HOLDS: Readonly<Record<string, 'picture' | 'line' | 'text' | undefined>> = {
  Figure: 'picture',
  Note: 'line',
  PullQuote: 'line',
  Story: 'text',
  TourCallout: 'text',
};
