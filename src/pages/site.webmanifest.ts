import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';
import { getIdentity } from '../content/queries/site.ts';
import { color } from '../styles/colors.ts';

export const GET: APIRoute = async () => {
  const { data: site } = await getEntry({ collection: 'site', id: 'site' });
  const { name } = await getIdentity();
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  const manifest = {
    name,
    short_name: site.name,
    description: site.description,
    start_url: '/',
    display: 'browser',
    background_color: color('paper'),
    theme_color: color('paper'),
    icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
