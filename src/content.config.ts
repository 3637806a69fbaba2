import { defineCollection, reference, type SchemaContext } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { createLoader } from './content/loader.ts';
import { COLLECTIONS, type Collection } from './content/schemas/collections.ts';

const define = (collection: Collection) =>
  defineCollection({
    loader: createLoader(collection),
    schema: (context: SchemaContext) => collection.schema({ ...context, reference }),
  });

type Collections = {
  [Name in keyof typeof COLLECTIONS]: {
    loader: Loader;
    schema: (context: SchemaContext) => ReturnType<(typeof COLLECTIONS)[Name]['schema']>;
  };
};

// `Object.fromEntries` drops the types of the table's keys.
export const collections = Object.fromEntries(
  Object.entries(COLLECTIONS).map(([name, collection]) => [name, define(collection)]),
) as Collections;
