import { getEntry } from 'astro:content';
import type { SiteIdentity } from '../../head/head.ts';

/** Who the site is, as heads and structured data name it. */
export async function getIdentity(): Promise<SiteIdentity> {
  const { company, url } = (await getEntry({ collection: 'site', id: 'site' })).data;
  return { name: company, url };
}
