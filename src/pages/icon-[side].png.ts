import type { APIRoute } from 'astro';
import icon from '../../content/icon.svg?raw';
import { homeScreenIcon } from './_icon-files.ts';

export const getStaticPaths = () => [192, 512].map((side) => ({ params: { side: String(side) } }));

/** The icon for a phone's home screen, in the two sizes that the manifest names. */
export const GET: APIRoute = async ({ params }) =>
  new Response(await homeScreenIcon(icon, Number(params['side'])), {
    headers: { 'Content-Type': 'image/png' },
  });
