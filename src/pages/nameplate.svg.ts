import type { APIRoute } from 'astro';
import { nameplateSvg } from '../components/nameplate-lettering.ts';
import { identity } from './_frame.ts';

/** The lettered nameplate, which header, masthead and footer point at and color. */
export const GET: APIRoute = async () => {
  const { name } = await identity();
  const { viewBox, paths } = await nameplateSvg(name);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g id="plate">${paths}</g></svg>`;
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
