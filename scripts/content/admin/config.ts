import type { CmsConfig, Collection as FormCollection, CollectionFile } from '@sveltia/cms';
import { type Collection, COLLECTIONS } from '../../../src/content/schemas/collections.ts';
import type { Content } from '../check/check-content.ts';
import { COLLECTION_NAMES, type CollectionName } from '../check/read/entries.ts';
import { valueAt } from '../check/read/value-at.ts';
import { type FormField, formFields, type Known, labelOf, LIST, titleAmong } from './fields.ts';
import { schemaTree } from './schema-tree.ts';

export type Repository = {
  repo: string;
  branch: string;
  /** The service that signs editors in with their GitHub account; without it, they use a token. */
  signIn?: string | undefined;
};

/** A form for each collection, with a field for each of its schema. Without a repository, it works on local files only. */
export function adminConfig({ entries }: Content, repository?: Repository): CmsConfig {
  const of = (name: CollectionName) => entries.filter(({ collection }) => collection === name);
  const numbers = of('blog').map(({ data }) => Number(valueAt(data, ['id'])) || 0);
  const people = of('people').map(({ id, data }) => ({
    value: id,
    label: String(valueAt(data, ['name'])),
  }));
  const known = { people, nextPost: Math.max(0, ...numbers) + 1 };
  const { repo = 'local/files', branch = 'main', signIn } = repository ?? {};
  return {
    backend: {
      name: 'github',
      repo,
      branch,
      ...(signIn ? { base_url: signIn } : { auth_methods: ['token'] }),
    },
    app_title: 'The content',
    // The program needs one; each collection has another.
    media_folder: 'content/pages/pictures',
    media_libraries: { default: { config: UPLOADS }, stock_assets: false },
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    // Without quotes, the build would take a text such as 1918-02-09 for a day.
    output: { omit_empty_optional_fields: true, yaml: { quote: 'single' } },
    collections: [
      posts(known),
      ...tours(known),
      folder('faqs', known, {
        summary: '{{slug}}',
        identifier_field: 'questions',
        ...FIXED,
      }),
      files('lists', 'Lists', 'list', known),
      files('pages', 'Words of the pages', 'web', known),
      folder('legal', known, FIXED),
      files('settings', 'Settings', 'settings', known),
    ],
  };
}

/** For files that the site looks for by their names. */
const FIXED = { create: false, delete: false, slug: { editable: false } };

/** A photograph is turned upright, made no larger than is used, and loses what its camera wrote into it. */
const UPLOADS = {
  max_file_size: 60_000_000,
  slugify_filename: true,
  transformations: {
    raster_image: { format: 'webp' as const, quality: 82, width: 2400, height: 2400 },
  },
};

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
  galleryTours: 'Gallery: pictures of the tours',
  galleryFans: 'Gallery: guests’ and fans’ cats',
  galleryHome: 'Gallery: pictures on the home page',
  homePage: 'Home',
};
const titleOf = (name: CollectionName) => LABELS[name] ?? labelOf(name.replace(/Page$/, ''));

/** Folders of pictures that are not right beside the file that shows them. */
const PICTURES: Readonly<Record<string, string>> = {
  'content/gallery/tours.json': 'tours',
  'content/gallery/fans.json': 'fans',
};

function files(
  group: 'lists' | 'pages' | 'settings',
  label: string,
  icon: string,
  known: Known,
): FormCollection {
  const own = COLLECTION_NAMES.filter((name) => {
    const { folder, pattern } = COLLECTIONS[name];
    if (pattern.startsWith('*')) return false;
    if (['site', 'redirects', 'chrome'].includes(name)) return group === 'settings';
    return group === (folder === 'content/pages' ? 'pages' : 'lists');
  });
  return { name: group, label, icon, files: own.map((name) => file(name, known)) };
}

function file(name: CollectionName, known: Known): CollectionFile {
  const { folder, pattern, entries, route }: Collection = COLLECTIONS[name];
  const path = `${folder}/${pattern}`;
  const below = PICTURES[path] ?? (folder === 'content/pages' ? 'pictures' : '');
  const fields = formFields(schemaTree(name), known);
  const list = {
    name: LIST,
    label: titleOf(name),
    label_singular: 'entry',
    widget: 'list',
    // The file holds the list itself.
    root: true,
    collapsed: true,
    summary: `{{id}}: {{${titleAmong(fields.map((field) => field.name))}}}`,
    fields,
  } as FormField;
  return {
    name,
    label: titleOf(name),
    file: path,
    format: 'json',
    media_folder: below ? `/${folder}/${below}` : `/${folder}`,
    public_folder: below ? `./${below}` : '.',
    ...(route && { preview_path: route.slice(1) }),
    fields: entries === 'list' ? [list] : fields,
  };
}

/** A collection with a file for each entry, or a folder that holds the file and its pictures. */
function folder(name: CollectionName, known: Known, more: object): FormCollection {
  const { folder, pattern, route }: Collection = COLLECTIONS[name];
  const [path = '', extension = ''] = pattern.replace('*', '{{slug}}').split(/\.(?=\w+$)/);
  const isText = extension !== 'json';
  return {
    name,
    label: titleOf(name),
    folder,
    path,
    extension,
    format: isText ? 'yaml-frontmatter' : 'json',
    media_folder: '',
    public_folder: '.',
    ...(route && { preview_path: route.replace('*', '{{slug}}').slice(1) }),
    fields: [...formFields(schemaTree(name), known), ...(isText ? [BODY] : [])],
    ...more,
  } as FormCollection;
}

/** Markdown as it is written: a visual editor would change the parts of a post. */
const BODY = { name: 'body', label: 'Text', widget: 'markdown', modes: ['raw'], required: false };

/** A walk and the private tour have different fields, so each has a form. */
const tours = (known: Known): FormCollection[] =>
  (schemaTree('tours').oneOf ?? []).map((tree) => {
    const value = tree.properties?.['kind']?.const;
    const isWalk = value === 'walk';
    const fields = formFields(tree, known).map((field) =>
      field.name === 'kind' ? { name: 'kind', widget: 'hidden', default: value } : field,
    );
    return folder('tours', known, {
      name: isWalk ? 'tours' : 'privateTours',
      label: isWalk ? 'Tours' : 'Private tours',
      filter: { field: 'kind', value },
      slug: { template: '{{name}}', editable: ['create'] },
      identifier_field: 'name',
      create: isWalk,
      delete: false,
      description: 'A tour is renamed or taken away by hand: content/README.md says how.',
      fields: [...fields, BODY],
    });
  });

function posts(known: Known): FormCollection {
  const { fields } = folder('blog', known, {}) as { fields: FormField[] };
  const defaults: Record<string, string | number> = { id: known.nextPost, date: '{{now}}' };
  return folder('blog', known, {
    icon: 'article',
    label_singular: 'post',
    description:
      'A post that is renamed or deleted leaves its address empty: lead it on under “Old addresses”.',
    // It would write the old address into a field of the post, which leads nowhere.
    aliases_field: false,
    slug: {
      template: '{{title}}',
      hint: 'The end of the post’s address: lower-case letters, digits and hyphens. Lead an old one on under “Old addresses”.',
      pattern: ['^[a-z0-9]+(?:-[a-z0-9]+)*$', 'Use lower-case letters, digits and hyphens.'],
    },
    sortable_fields: { fields: ['title', 'id'], default: { field: 'id', direction: 'descending' } },
    view_filters: [{ label: 'Drafts', field: 'draft', pattern: true }],
    thumbnail: 'image.src',
    // Only for fields that every post has: Sveltia CMS fills the gaps of old entries with them, too.
    fields: fields.map((field) =>
      field.name in defaults ? { ...field, default: defaults[field.name] } : field,
    ),
  });
}
