import type { APIRoute } from 'astro';
import { absolute } from '../head/head.ts';
import { getIdentity } from '../content/queries/site.ts';

/** Everything may be read; the one thing a robot needs to know is where the list is. */
export const GET: APIRoute = async () => {
  const { url } = await getIdentity();
  return new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap-index.xml', url)}\n`,
  );
};
