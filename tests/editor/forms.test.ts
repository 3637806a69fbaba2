import { fileURLToPath } from 'node:url';
import type { EntryCollection, FileCollection } from '@sveltia/cms';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { editorConfig } from '../../scripts/content/editor/config.ts';
import type { FormField } from '../../scripts/content/editor/form-fields.ts';
import { COLLECTION_NAMES } from '../../scripts/content/check/read/entries.ts';
import { POST_PARTS } from '../../src/content/schemas/blog.ts';
import { type Collection, COLLECTIONS } from '../../src/content/schemas/collections.ts';
import type { FieldContext } from '../../src/content/schemas/fields.ts';
import { required } from '../required.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { config, newPost } = editorConfig({
  root,
  day: '2026-05-01',
  backend: { name: 'test-repo' },
});
const groups = (config.collections ?? []).filter((group) => 'name' in group) as (
  EntryCollection | FileCollection
)[];

const context: FieldContext = {
  image: z.string as unknown as FieldContext['image'],
  reference: (collection) => z.string().transform((id) => ({ collection, id })),
};

/** Every field that a schema knows, as a path: `hero.picture.src`, `stops.*.title`. */
function schemaPaths(schema: z.core.$ZodType, at: string[] = []): string[] {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'optional':
    case 'default':
      return schemaPaths(def.innerType, at);
    case 'pipe':
      return schemaPaths(def.in, at);
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) =>
        schemaPaths(field, [...at, name]),
      );
    case 'array':
      return schemaPaths(def.element, [...at, '*']);
    case 'tuple':
      return def.items.flatMap((item) => schemaPaths(item, [...at, '*']));
    case 'union':
      return [...new Set(def.options.flatMap((option) => schemaPaths(option, at)))];
    default:
      return [at.join('.')];
  }
}

/** Every field that a form has, likewise. */
function formPaths(fields: readonly FormField[], at: string[] = []): string[] {
  return fields.flatMap((field) => {
    const path = [...at, field.name];
    const isMany = field.widget === 'list' || ('multiple' in field && field.multiple);
    const below = isMany ? [...path, '*'] : path;
    if (field.fields) return formPaths(field.fields, below);
    return [below.join('.')];
  });
}

/** The forms over the files of a collection, and their fields; a text's body is none of the schema's. */
function formsOf(name: (typeof COLLECTION_NAMES)[number]): FormField[][] {
  const { folder, pattern, entries }: Collection = COLLECTIONS[name];
  return groups.flatMap((group) => {
    if ('folder' in group) {
      const isIts = group.folder === folder && pattern === `*.${group.extension}`;
      return isIts ? [group.fields.filter((field) => field.name !== 'body') as FormField[]] : [];
    }
    const files = group.files.filter(({ file }) => file === `${folder}/${pattern}`);
    return files.map(({ fields }) =>
      entries === 'list'
        ? (required(fields[0] as FormField).fields ?? [])
        : (fields as FormField[]),
    );
  });
}

describe('the editor’s forms', () => {
  test.each(COLLECTION_NAMES)('%s: a field for each of the schema, and no other', (name) => {
    const { schema }: Collection = COLLECTIONS[name];
    const fields = formsOf(name).flatMap((form) => formPaths(form));
    expect([...new Set(fields)].sort()).toEqual([...new Set(schemaPaths(schema(context)))].sort());
  });

  // The program fills the gaps of old entries with defaults: a published post would become a draft.
  test('have no default, but for the kind of a tour', () => {
    const withDefault = (fields: readonly FormField[]): string[] =>
      fields.flatMap((field) => [
        ...('default' in field ? [field.name] : []),
        ...withDefault(field.fields ?? []),
      ]);
    const found = COLLECTION_NAMES.flatMap(formsOf).flatMap(withDefault);
    expect([...new Set(found)]).toEqual(['kind']);
  });

  test('a new post is a draft, with a number that no other has', () => {
    expect(newPost).toMatchObject({ draft: 'true', date: 'May 1, 2026', author: 'house' });
    expect(Number(newPost['id'])).toBeGreaterThan(0);
  });

  test('a picture goes beside its entry', () => {
    const folders = groups.flatMap((group): { name: string }[] =>
      'files' in group ? group.files : [group],
    );
    const folderOf = (name: string) => required(folders.find((one) => one.name === name));
    expect(folderOf('blog')).toMatchObject({ media_folder: '', public_folder: '.' });
    expect(folderOf('people')).toMatchObject({
      media_folder: '/content/people',
      public_folder: '.',
    });
    expect(folderOf('galleryTours')).toMatchObject({
      media_folder: '/content/gallery/tours',
      public_folder: './tours',
    });
  });

  test('the text of a post has a button for each of its parts', () => {
    const posts = required(groups.find(({ name }) => name === 'blog')) as EntryCollection;
    const text = posts.fields.find(({ name }) => name === 'body') as unknown as {
      parts: { name: string; holds?: string }[];
    };
    expect(text.parts.map(({ name }) => name)).toEqual(Object.keys(POST_PARTS));
    // All but those that are one tag have something between two.
    expect(text.parts.filter(({ holds }) => !holds).map(({ name }) => name)).toEqual([
      'ChatDates',
      'Price',
    ]);
  });
});
