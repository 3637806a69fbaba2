import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { getShareCards } from '../../content/queries/share-cards.ts';

export const getStaticPaths = (async () =>
  [...(await getShareCards()).values()].map(({ path, jpeg }) => ({
    params: { card: basename(path, '.jpg') },
    props: { jpeg },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await props.jpeg()), { headers: { 'Content-Type': 'image/jpeg' } });
