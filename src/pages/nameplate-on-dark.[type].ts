import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { getIdentity } from '../content/queries/site.ts';
import { logoFile } from './press-kit/_logo-files.ts';

/** In pixels: twice the largest size in the footer. */
const PNG_HEIGHT = 80;

export const getStaticPaths = () => [{ params: { type: 'svg' } }, { params: { type: 'png' } }];

/** The footer's logo for a dark background, and its PNG fallback. */
export const GET: APIRoute = async ({ params }) => {
  const { name } = await getIdentity();
  const svg = logoFile(name, 2, 'dark');
  if (params['type'] === 'svg') {
    return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
  }
  const png = await sharp(svg).resize({ height: PNG_HEIGHT }).png({ palette: true }).toBuffer();
  return new Response(Uint8Array.from(png), { headers: { 'Content-Type': 'image/png' } });
};
