import type { APIRoute } from 'astro';
import { logo } from '../components/chrome/logo.ts';

/** The logo that page headers reference with `<use>` and color. */
export const GET: APIRoute = () => {
  const { viewBox, letters, cat, lids } = logo;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g id="plate" fill="currentColor">${letters}${cat}</g>${lids}</svg>`;
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
