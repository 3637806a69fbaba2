import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { searchFile } from './_search-file.ts';

export const getStaticPaths = (async () => {
  const { path, json } = await searchFile();
  return [{ params: { file: basename(path, '.json') }, props: { json } }];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ json: string }> = ({ props }) =>
  new Response(props.json, { headers: { 'Content-Type': 'application/json' } });
