import { createHash } from 'node:crypto';
import { policy, type Sources } from '../../src/head/content-security-policy.ts';
import type { Pass } from './finished-pages.ts';

const INLINE = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;
const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The hashes of what one page writes inline. Data blocks (JSON-LD) are not executed, so they need
 * none; a script with a `src` is covered by its origin.
 */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, attributes = '', text = ''] of html.matchAll(INLINE)) {
    if (tag === 'style') styles.add(hash(text));
    else if (!/\ssrc=/.test(attributes) && !/type="?application\/(ld\+)?json/.test(attributes)) {
      scripts.add(hash(text));
    }
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * Writes each built page's own Content-Security-Policy as the first thing in its head.
 *
 * Astro's `security.csp` lists the hashes of the whole site on every page, and places the policy
 * after the head's own scripts; one policy a page is shorter, narrower, and covers all of it.
 */
export function contentSecurityPolicy(sources: Sources): Pass {
  return (html) =>
    // A fragment that another page fetches has no head and no policy of its own.
    html.replace(CHARSET, (charset) => {
      const content = policy(inlineHashes(html), sources);
      return `${charset}<meta http-equiv="content-security-policy" content="${content}">`;
    });
}
