import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';
import { securityTxt } from '../../head/security-txt.ts';
import { today } from '../../providers/clock.ts';

export const GET: APIRoute = async () =>
  new Response(securityTxt((await getEntry({ collection: 'site', id: 'site' })).data, today()));
