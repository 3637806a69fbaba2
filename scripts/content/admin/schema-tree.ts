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

/** Marks image and reference fields, which Astro would transform into images and entries. */
const context: FieldContext = {
  image: (() => z.string().meta({ picture: true })) as unknown as FieldContext['image'],
  reference: (collection) =>
    z
      .string()
      .transform((id) => ({ collection, id }))
      .meta({ reference: collection }),
};

export function schemaTree(name: CollectionName): SchemaNode {
  const { schema }: Collection = COLLECTIONS[name];
  return z.toJSONSchema(schema(context), {
    io: 'input',
    unrepresentable: 'any',
    // Of a text that becomes a reference, the tree has the text.
    override: ({ zodSchema: { _zod }, jsonSchema }) => {
      if (_zod.def.type === 'pipe') Object.assign(jsonSchema, z.globalRegistry.get(_zod.def.out));
    },
  }) as SchemaNode;
}
