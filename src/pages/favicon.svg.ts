import type { APIRoute } from 'astro';
import icon from '../../content/icon.svg?raw';

/** The icon as it was drawn, for the tab of a browser that shows SVG. */
export const GET: APIRoute = () =>
  new Response(icon, { headers: { 'Content-Type': 'image/svg+xml' } });
