import type { APIRoute } from 'astro';
import { drawLogo } from '../components/chrome/logo-drawing.ts';
import { getIdentity } from '../content/queries/site.ts';

/** The logo, which the pages' headers point at and color. */
export const GET: APIRoute = async () => {
  const { name } = await getIdentity();
  const { viewBox, letters, cat } = await drawLogo(name);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g id="plate" fill="currentColor">${letters}${cat}</g></svg>`;
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
