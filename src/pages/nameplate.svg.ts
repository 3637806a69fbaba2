import type { APIRoute } from 'astro';
import { nameplateSvg } from '../components/chrome/logo-lettering.ts';
import { identity } from '../content/queries/layout-props.ts';

/** The lettered logo, which header and footer point at and color. */
export const GET: APIRoute = async () => {
  const { name } = await identity();
  const { viewBox, paths } = await nameplateSvg(name);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g id="plate">${paths}</g></svg>`;
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
