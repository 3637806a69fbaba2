import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { policy, type Sources } from '../../src/head/content-security-policy.ts';

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
export function contentSecurityPolicy(sources: Sources): AstroIntegration {
  return {
    name: 'content-security-policy',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        let pages = 0;
        for await (const name of glob('**/*.html', { cwd: root })) {
          const file = `${root}${name}`;
          const html = await readFile(file, 'utf8');
          // A fragment that another page fetches has no head and no policy of its own.
          if (!CHARSET.test(html)) continue;
          const content = policy(inlineHashes(html), sources);
          const meta = `<meta http-equiv="content-security-policy" content="${content}">`;
          await writeFile(
            file,
            html.replace(CHARSET, (charset) => charset + meta),
          );
          pages += 1;
        }
        logger.info(`policy written into ${pages} pages`);
      },
    },
  };
}
