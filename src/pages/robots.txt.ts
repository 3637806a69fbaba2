import type { APIRoute } from 'astro';
import { absolute } from '../head/head.ts';
import { getIdentity } from '../content/queries/site.ts';

export const GET: APIRoute = async () => {
  const { url } = await getIdentity();
  return new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap-index.xml', url)}\n`,
  );
};
