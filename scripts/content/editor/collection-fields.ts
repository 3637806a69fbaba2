import type { RelationField } from '@sveltia/cms';
import { type Collection, COLLECTIONS } from '../../../src/content/schemas/collections.ts';
import type { Content } from '../check/check-content.ts';
import type { CollectionName } from '../check/read/entries.ts';
import { valueAt } from '../check/read/value-at.ts';
import { type Choice, type FormField, formFields } from './form-fields.ts';
import { type SchemaNode, schemaTree } from './schema-tree.ts';

type PictureFolder = { media_folder: string; public_folder: string };

/** Where the pictures of a folder of content lie, when not right beside its files. */
const PICTURE_FOLDERS: Readonly<Partial<Record<CollectionName, string>>> = {
  galleryTours: 'tours',
  galleryFans: 'fans',
};

/** The field under which the editor's program keeps a file that is a list. */
export const LIST = 'entries';

/** Which fields name an entry of a list to a person. */
const NAMED_BY: Readonly<Partial<Record<CollectionName, readonly string[]>>> = {
  categories: ['name'],
  people: ['name'],
  quotes: ['author', 'quote'],
  pressLogos: ['name'],
};

export const isPage = (name: CollectionName) => COLLECTIONS[name].folder === 'content/pages';

/** The fields of a collection's form; those of a list are the fields of one of its entries. */
export function fieldsOf(
  name: CollectionName,
  content: Content,
  tree: SchemaNode = schemaTree(name),
): FormField[] {
  return formFields(tree, {
    choices: (other) => choices(other, content),
    relation,
  });
}

/** Where a picture that is uploaded goes, and how the file beside it names that folder. */
export function pictureFolder(name: CollectionName): PictureFolder {
  const { folder, pattern }: Collection = COLLECTIONS[name];
  // An entry of a folder has its pictures beside it, without a word.
  if (/^\*\.mdx?$/.test(pattern)) return { media_folder: '', public_folder: '.' };
  const below = PICTURE_FOLDERS[name] ?? (isPage(name) ? 'pictures' : '');
  return {
    media_folder: `/${[folder, below].filter(Boolean).join('/')}`,
    public_folder: below ? `./${below}` : '.',
  };
}

export function choices(name: CollectionName, { entries }: Content): Choice[] {
  return entries
    .filter(({ collection }) => collection === name)
    .map(({ id, data }) => {
      const number = valueAt(data, ['id']);
      const title = ['name', 'title', 'caption']
        .map((field) => valueAt(data, [field]))
        .find(Boolean);
      return typeof number === 'number'
        ? { value: number, label: `${number}: ${title}` }
        : { value: id, label: String(title ?? id) };
    });
}

/** Entries that the editor's program can look up by itself. */
function relation(name: CollectionName): Partial<RelationField> | undefined {
  if (name === 'faqs')
    return { collection: name, value_field: '{{slug}}', display_fields: ['{{slug}}'] };
  const named = NAMED_BY[name]?.map((field) => `${LIST}.*.${field}`);
  return (
    named && { collection: 'lists', file: name, value_field: `${LIST}.*.id`, display_fields: named }
  );
}
