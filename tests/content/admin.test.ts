/** The editor's forms match the schemas: the same fields, and values are saved unchanged. */
import type { EntryCollection, FileCollection } from '@sveltia/cms';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { adminConfig } from '../../scripts/content/admin/config.ts';
import { adminFiles } from '../../scripts/build/admin.ts';
import type { FormField } from '../../scripts/content/admin/fields.ts';
import { readContent } from '../../scripts/content/check/read/content.ts';
import { COLLECTION_NAMES, type CollectionName } from '../../scripts/content/check/read/entries.ts';
import { type Collection, COLLECTIONS } from '../../src/content/schemas/collections.ts';
import type { FieldContext } from '../../src/content/schemas/fields.ts';
import { required } from '../required.ts';

const { collections = [] } = adminConfig(readContent({ root: '.' }));
const groups = collections.filter((group) => 'name' in group) as (
  EntryCollection | FileCollection
)[];

const context: FieldContext = {
  image: z.string as unknown as FieldContext['image'],
  reference: (collection) => z.string().transform((id) => ({ collection, id })),
};

/** The paths of a schema's fields: `hero.picture.src`, `stops.*.title`. */
function schemaPaths(schema: z.core.$ZodType, at: string[] = []): string[] {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'optional':
    case 'default':
      return schemaPaths(def.innerType, at);
    case 'pipe':
      return schemaPaths(def.in, at);
    case 'object':
      // Or an unknown field would be accepted.
      expect(def.catchall?._zod.def.type, at.join('.')).toBe('never');
      return Object.entries(def.shape).flatMap(([name, field]) =>
        schemaPaths(field, [...at, name]),
      );
    case 'array':
      return schemaPaths(def.element, [...at, '*']);
    case 'tuple':
      return def.items.flatMap((item) => schemaPaths(item, [...at, '*']));
    case 'union':
      return def.options.flatMap((option) => schemaPaths(option, at));
    default:
      return [at.join('.')];
  }
}

/** The form's fields by such paths. */
function formPaths(fields: readonly FormField[], at: string[] = []): [string, FormField][] {
  return fields.flatMap((field): [string, FormField][] => {
    const isMany = field.widget === 'list' || ('multiple' in field && field.multiple);
    const path = [...at, field.name, ...(isMany ? ['*'] : [])];
    const here: [string, FormField] = [path.join('.'), field];
    return field.fields ? [here, ...formPaths(field.fields, path)] : [here];
  });
}

/** The fields of a collection's forms, without the body, which the schema doesn't have. */
function fieldsOf(name: CollectionName): [string, FormField][] {
  const { folder, pattern, entries }: Collection = COLLECTIONS[name];
  return groups.flatMap((group) => {
    const forms = 'folder' in group ? [group] : group.files;
    const own = forms.filter((form) =>
      'folder' in form
        ? pattern === `${form.path}.${form.extension}`.replace('{{slug}}', '*') &&
          form.folder === folder
        : form.file === `${folder}/${pattern}`,
    );
    return own.flatMap(({ fields }) => {
      const given = fields.filter((field) => field.name !== 'body') as FormField[];
      return formPaths(entries === 'list' ? (required(given[0]).fields ?? []) : given);
    });
  });
}

const unique = (paths: readonly string[]) => [...new Set(paths)].sort();
const all = COLLECTION_NAMES.flatMap(fieldsOf);
const of = (path: string, name: CollectionName) =>
  required(fieldsOf(name).find(([one]) => one === path))[1];

test.each(COLLECTION_NAMES)('%s: the form has each field of the schema, and no other', (name) => {
  const { schema }: Collection = COLLECTIONS[name];
  const ends = fieldsOf(name).filter(([, { fields }]) => !fields);
  expect(unique(ends.map(([path]) => path))).toEqual(unique(schemaPaths(schema(context))));
});

describe('values are saved as typed:', () => {
  test('a number keeps its fraction, or is rejected where it must be whole', () => {
    const numbers = all.filter(([, { widget }]) => widget === 'number');
    expect(numbers.length).toBeGreaterThan(20);
    for (const [path, field] of numbers) {
      expect(field, path).toMatchObject({ value_type: 'float' });
      if (!path.endsWith('miles')) expect(field, path).toMatchObject({ pattern: ['^\\d+$', /./] });
    }
    expect(of('price.perGuest', 'site')).toMatchObject({
      pattern: ['^\\d+$', 'Write a whole number of dollars, such as 40.'],
    });
  });

  test('an empty field is not written', () => {
    const optional = all.filter(([, field]) => 'required' in field && field.required === false);
    expect(optional.filter(([, { widget }]) => widget === 'boolean')).toEqual([]);
    // Sveltia CMS fills the gaps of old entries with defaults, and refuses an empty list that is required.
    const filled = all.filter(([, field]) => 'default' in field).map(([path]) => path);
    expect(unique(filled)).toEqual(['date', 'kind']);
    const lists = all.filter(([, field]) => field.widget === 'list' && field.required);
    for (const [path, list] of lists) expect(list, path).toHaveProperty('min');
  });
});

test('a post or tour is a folder that contains its pictures', () => {
  const beside = { path: '{{slug}}/index', media_folder: '', public_folder: '.' };
  for (const name of ['blog', 'tours', 'privateTours']) {
    expect(groups.find((group) => group.name === name)).toMatchObject(beside);
  }
});

test('every list says that a save publishes nothing yet', () => {
  const descriptions = groups.map(({ description }) => description);
  for (const text of descriptions) expect(text).toMatch(/^Saved is not published yet: /);
});

test('only posts can be renamed and deleted', () => {
  const folders = groups.filter((group) => 'folder' in group);
  const deleted = folders.filter((group) => group.delete !== false);
  expect(deleted.map(({ name }) => name)).toEqual(['blog']);
  const renamed = folders.filter(
    ({ slug }) => typeof slug !== 'object' || slug.editable === undefined,
  );
  expect(renamed.map(({ name }) => name)).toEqual(['blog']);
});

test('online, the editor uses CMS_REPOSITORY, and its policy allows only its own script', () => {
  const [page, config] = adminFiles('.', { repo: 'owner/name', branch: 'words' });
  expect(page?.text).toContain(`script-src 'self';`);
  expect(page?.text).toContain('<meta name="robots" content="noindex"');
  expect(JSON.parse(required(config).text)).toMatchObject({
    backend: { name: 'github', repo: 'owner/name', branch: 'words', auth_methods: ['token'] },
  });
});
