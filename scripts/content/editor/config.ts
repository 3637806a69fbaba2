import type { CmsConfig } from '@sveltia/cms';
import { toLongDate } from '../../../src/domain/seasons/calendar-date.ts';
import { type Content, readContent } from '../check/check-content.ts';
import type { CollectionName } from '../check/read/entries.ts';
import { valueAt } from '../check/read/value-at.ts';
import { fieldsOf } from './collection-fields.ts';
import { files, folder, posts, tours } from './forms.ts';

type Options = {
  root: string;
  /** The day it is, "2025-12-05". */
  day: string;
  /** Where the editor reads and writes: the files of this machine, or a repository. */
  backend: CmsConfig['backend'];
  /** The address that the pages stand under. */
  siteUrl?: string;
};

/** What the editor's page asks for: the program's configuration, and what a new post begins with. */
export type EditorConfig = { config: CmsConfig; newPost: Record<string, string> };

/**
 * The editor's forms, made from the schemas of the content: a form for each collection, a field for
 * each field.
 */
export function editorConfig({ root, day, backend, siteUrl }: Options): EditorConfig {
  const content = readContent({ root });
  const make = (name: CollectionName) => fieldsOf(name, content);
  const config: CmsConfig = {
    load_config_file: false,
    backend,
    ...(siteUrl && { site_url: siteUrl, display_url: siteUrl }),
    app_title: 'The content',
    // Never used: each collection has its own. The program asks for one.
    media_folder: 'content/pages/pictures',
    public_folder: '/pictures',
    media_libraries: { default: { config: UPLOADS }, stock_assets: false },
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60, timezone: 'local' },
    output: { omit_empty_optional_fields: true },
    collections: [
      posts(make('blog'), content),
      ...tours(make, content),
      folder('faqs', make, {
        slug: '{{slug}}',
        identifier_field: 'questions',
        summary: '{{slug}}',
        create: false,
        delete: false,
      }),
      files('lists', 'Lists', 'list', make),
      files('pages', 'Words of the pages', 'web', make),
      folder('legal', make, {}),
      files('settings', 'Settings', 'settings', make),
    ],
  };
  return { config, newPost: newPostValues(content, day) };
}

/** A photograph is turned, loses what its camera wrote into it, and is made no larger than is used. */
const UPLOADS = {
  max_file_size: 60_000_000,
  slugify_filename: true,
  transformations: {
    raster_image: { format: 'webp' as const, quality: 82, width: 2400, height: 2400 },
  },
};

/**
 * What a new post begins with: a draft with a number of its own. Not a default of the form, which would
 * fill the old posts' gaps too.
 */
function newPostValues({ entries }: Content, day: string): Record<string, string> {
  const numbers = entries
    .filter(({ collection }) => collection === 'blog')
    .map(({ data }) => Number(valueAt(data, ['id'])))
    .filter(Number.isInteger);
  const id = String(Math.max(0, ...numbers) + 1);
  return { id, date: toLongDate(day), author: 'house', draft: 'true' };
}
