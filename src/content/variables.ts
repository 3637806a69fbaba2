import type { Variables } from '../domain/text/interpolate.ts';
import { siteVariables } from '../domain/text/site-variables.ts';
import { siteSchema } from './schemas/site.ts';

// Built once: that takes longer than to use it.
const SITE = siteSchema();

/**
 * The tokens of all content, from the text of `content/site.json`.
 *
 * @throws Error when the text is not JSON, or not what the schema asks for.
 */
export function readVariables(site: string): Variables {
  return siteVariables(SITE.parse(JSON.parse(site)));
}
