import type { APIRoute, GetStaticPaths } from 'astro';
import { pressFiles } from './_kit.ts';
import type { PressFile } from './_press-file.ts';

export const getStaticPaths = (async () => {
  const { logos, prints, facts } = await pressFiles();
  const files = [...logos.flatMap(({ svg, png }) => [svg, png]), prints.archive, facts];
  return files.map((pressFile) => ({ params: { file: pressFile.file }, props: { pressFile } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ pressFile: PressFile }> = ({ props }) =>
  new Response(props.pressFile.bytes, { headers: { 'Content-Type': props.pressFile.type } });
