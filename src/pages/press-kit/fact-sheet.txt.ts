import type { APIRoute } from 'astro';
import { plainFacts } from './_kit.ts';

export const GET: APIRoute = async () =>
  new Response(await plainFacts(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
