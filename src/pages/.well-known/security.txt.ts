import type { APIRoute } from 'astro';
import { getSingleton } from '../../content/queries/layout-props.ts';
import { securityTxt } from '../../head/security-txt.ts';
import { today } from '../../providers/clock.ts';

export const GET: APIRoute = async () =>
  new Response(securityTxt(await getSingleton('site', 'site'), today()));
