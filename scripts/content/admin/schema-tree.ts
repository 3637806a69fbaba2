import { z } from 'astro/zod';
import { type Collection, COLLECTIONS } from '../../../src/content/schemas/collections.ts';
import type { FieldContext } from '../../../src/content/schemas/fields.ts';
import type { CollectionName } from '../check/read/entries.ts';

/** JSON Schema with two custom keywords, `picture` and `reference`. */
export type SchemaNode = {
  type?: string;
  properties?: Readonly<Record<string, SchemaNode>>;
  required?: readonly string[];
  items?: SchemaNode;
  prefixItems?: readonly SchemaNode[];
  minItems?: number;
  maxItems?: number;
  anyOf?: readonly SchemaNode[];
  oneOf?: readonly SchemaNode[];
  enum?: readonly string[];
  const?: string | boolean;
  default?: unknown;
  pattern?: string;
  /** `long-date`: a date such as "September 5, 2025". */
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  description?: string;
  /** The value is the path of an image file. */
  picture?: true;
  reference?: CollectionName;
};

const pictures = new WeakSet<object>();
const references = new WeakMap<object, CollectionName>();

/** Marks image and reference fields, which Astro would transform into images and entries. */
const context: FieldContext = {
  image: (() => {
    const field = z.string();
    pictures.add(field);
    return field;
  }) as unknown as FieldContext['image'],
  reference: (collection) => {
    const field = z.string().transform((id) => ({ collection, id }));
    references.set(field, collection);
    return field;
  },
};

export function schemaTree(name: CollectionName): SchemaNode {
  const { schema }: Collection = COLLECTIONS[name];
  return z.toJSONSchema(schema(context), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (pictures.has(zodSchema)) jsonSchema['picture'] = true;
      const reference = def.type === 'pipe' ? references.get(def.out) : references.get(zodSchema);
      if (reference) jsonSchema['reference'] = reference;
    },
  }) as SchemaNode;
}
