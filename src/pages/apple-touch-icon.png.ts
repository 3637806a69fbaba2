import type { APIRoute } from 'astro';
import icon from '../../content/icon.svg?raw';
import { homeScreenIcon } from './_icon-files.ts';

/** The icon for an iPhone's home screen. */
export const GET: APIRoute = async () =>
  new Response(await homeScreenIcon(icon, 180), { headers: { 'Content-Type': 'image/png' } });
