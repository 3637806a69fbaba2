import type { Variables } from '../domain/text/interpolate.ts';
import { siteVariables } from '../domain/text/site-variables.ts';
import { siteSchema } from './schemas/site.ts';

// Building the schema is slow.
const SITE = siteSchema();

/** @throws Error if it is not JSON or does not match the schema. */
export function readVariables(site: string): Variables {
  return siteVariables(SITE.parse(JSON.parse(site)));
}
