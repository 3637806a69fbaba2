import type { APIRoute } from 'astro';
import icon from '../../content/icon.svg?raw';
import { icoFile } from './_icon-files.ts';

/** The icon where a browser asks for it without having read a page. */
export const GET: APIRoute = async () =>
  new Response(await icoFile(icon, 32), { headers: { 'Content-Type': 'image/x-icon' } });
