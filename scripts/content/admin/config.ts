import type { CmsConfig, Collection as FormCollection, CollectionFile } from '@sveltia/cms';
import { type Collection, COLLECTIONS } from '../../../src/content/schemas/collections.ts';
import type { Content } from '../check/read/content.ts';
import { COLLECTION_NAMES, type CollectionName } from '../check/read/entries.ts';
import { valueAt } from '../check/read/value-at.ts';
import { type FormField, formFields, type Known, labelOf, LIST, titleField } from './fields.ts';
import { schemaTree } from './schema-tree.ts';

export type Repository = {
  repo: string;
  branch: string;
  /** URL of the OAuth service that signs editors in with GitHub; without it, they use a token. */
  signIn?: string | undefined;
};

/** Generates a form per collection from its schema. Without a repository, the editor works on local files. */
export function adminConfig({ entries }: Content, repository?: Repository): CmsConfig {
  const all = (name: CollectionName) => entries.filter(({ collection }) => collection === name);
  const people = all('people').map(({ id, data }) => ({
    value: id,
    label: String(valueAt(data, ['name'])),
  }));
  const known = { people };
  const { repo = 'local/files', branch = 'main', signIn } = repository ?? {};
  const collections = [
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
  ];
  return {
    backend: {
      name: 'github',
      repo,
      branch,
      ...(signIn ? { base_url: signIn } : { auth_methods: ['token'] }),
    },
    app_title: 'The content',
    // Required, but every collection overrides it.
    media_folder: 'content/pages/pictures',
    media_libraries: { default: { config: UPLOAD_OPTIONS }, stock_assets: false },
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    // Without quotes, the build would parse a text such as 1918-02-09 as a date.
    output: { omit_empty_optional_fields: true, yaml: { quote: 'single' } },
    // Sveltia CMS returns to the list after a save, and shows its description there.
    collections: collections.map((collection) => ({
      ...collection,
      description:
        `${repository ? SAVED_ONLINE : SAVED_HERE} ${collection.description ?? ''}`.trim(),
    })),
  };
}

/** Short, because the list shows one line. */
const SAVED_HERE = 'Saved is not published yet: see content/README.md.';
const SAVED_ONLINE =
  'Saved is not published yet: it is checked first, and on the site within an hour.';

/** For files that the site loads by name, so editors can't add, delete or rename them. */
const FIXED = { create: false, delete: false, slug: { editable: false } };

/** Rotates uploaded photos upright, scales them down and strips their metadata. */
const UPLOAD_OPTIONS = {
  max_file_size: 60_000_000,
  slugify_filename: true,
  transformations: {
    raster_image: { format: 'webp' as const, quality: 82, width: 2400, height: 2400 },
  },
};

const LABELS: Readonly<Partial<Record<CollectionName, string>>> = {
  site: 'Site settings: name, price, closed days, seasons, links',
  redirects: 'Redirects',
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
  homePage: 'Home',
};
const titleOf = (name: CollectionName) => LABELS[name] ?? labelOf(name.replace(/Page$/, ''));

function files(
  group: 'lists' | 'pages' | 'settings',
  label: string,
  icon: string,
  known: Known,
): FormCollection {
  const names = COLLECTION_NAMES.filter((name) => {
    const { folder, pattern } = COLLECTIONS[name];
    if (pattern.startsWith('*')) return false;
    if (['site', 'redirects', 'chrome'].includes(name)) return group === 'settings';
    return group === (folder === 'content/pages' ? 'pages' : 'lists');
  });
  return { name: group, label, icon, files: names.map((name) => file(name, known)) };
}

function file(name: CollectionName, known: Known): CollectionFile {
  const { folder, pattern, entries, route }: Collection = COLLECTIONS[name];
  const path = `${folder}/${pattern}`;
  const ofGallery = folder === 'content/gallery' ? pattern.replace('.json', '') : '';
  const subfolder = folder === 'content/pages' ? 'pictures' : ofGallery;
  const fields = formFields(schemaTree(name), known);
  const list = {
    name: LIST,
    label: titleOf(name),
    label_singular: 'entry',
    widget: 'list',
    // The list is the top-level value of the file.
    root: true,
    collapsed: true,
    summary: `{{id}}: {{${titleField(fields.map((field) => field.name))}}}`,
    fields,
  } as FormField;
  return {
    name,
    label: titleOf(name),
    file: path,
    format: 'json',
    media_folder: subfolder ? `/${folder}/${subfolder}` : `/${folder}`,
    public_folder: subfolder ? `./${subfolder}` : '.',
    ...(route && { preview_path: route.slice(1) }),
    fields: entries === 'list' ? [list] : fields,
  };
}

/** A collection with one file per entry, or one folder with the file and its images. */
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

/** Raw Markdown only, because the rich-text editor would rewrite the MDX components of a post. */
const BODY = { name: 'body', label: 'Text', widget: 'markdown', modes: ['raw'], required: false };

/** Scheduled and private tours have different fields, so each kind has its own form. */
const tours = (known: Known): FormCollection[] =>
  (schemaTree('tours').oneOf ?? []).map((tree) => {
    const value = tree.properties?.['kind']?.const;
    const isScheduled = value === 'scheduled';
    const fields = formFields(tree, known).map((field) =>
      field.name === 'kind' ? { name: 'kind', widget: 'hidden', default: value } : field,
    );
    return folder('tours', known, {
      name: isScheduled ? 'tours' : 'privateTours',
      label: isScheduled ? 'Tours' : 'Private tours',
      filter: { field: 'kind', value },
      slug: { template: '{{name}}', editable: ['create'] },
      identifier_field: 'name',
      create: isScheduled,
      delete: false,
      description: 'To rename or delete a tour, see content/README.md.',
      fields: [...fields, BODY],
    });
  });

function posts(known: Known): FormCollection {
  const { fields } = folder('blog', known, {}) as { fields: FormField[] };
  return folder('blog', known, {
    icon: 'article',
    label_singular: 'post',
    description: 'After renaming or deleting a post, redirect its old path under “Redirects”.',
    // It would only store the old slug in a field of the post, which creates no redirect.
    aliases_field: false,
    slug: {
      template: '{{title}}',
      hint: 'The end of the post’s path: lower-case letters, digits and hyphens. Redirect an old one under “Redirects”.',
      pattern: ['^[a-z0-9]+(?:-[a-z0-9]+)*$', 'Use lower-case letters, digits and hyphens.'],
    },
    sortable_fields: {
      fields: ['title', 'date'],
      default: { field: 'date', direction: 'descending' },
    },
    view_filters: [{ label: 'Drafts', field: 'draft', pattern: true }],
    thumbnail: 'image.src',
    fields: fields.map((field) => {
      // Posts of the old site keep their number.
      if (field.name === 'id') return { name: 'id', widget: 'hidden', required: false };
      // Only for a required field, because Sveltia CMS also adds defaults to existing entries.
      return field.name === 'date' ? { ...field, default: '{{now}}' } : field;
    }),
  });
}
