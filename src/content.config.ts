import { defineCollection, reference, type SchemaContext } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { createLoader } from './content/loader.ts';
import { COLLECTIONS, type CollectionName } from './content/schemas/collections.ts';

const define = (name: CollectionName) =>
  defineCollection({
    loader: createLoader(name),
    schema: (context: SchemaContext) => COLLECTIONS[name].schema({ ...context, reference }),
  });

type Collections = {
  [Name in keyof typeof COLLECTIONS]: {
    loader: Loader;
    schema: (context: SchemaContext) => ReturnType<(typeof COLLECTIONS)[Name]['schema']>;
  };
};

// `Object.keys` and `Object.fromEntries` drop the types of the table's keys.
export const collections = Object.fromEntries(
  (Object.keys(COLLECTIONS) as CollectionName[]).map((name) => [name, define(name)]),
) as Collections;
