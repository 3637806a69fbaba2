import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { REDIRECT_POLICY, policy } from '../../src/head/content-security-policy.ts';
import type { Sources, Use } from '../../src/providers/origins.ts';

const INLINE = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;
const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The hashes of what one page writes inline. Data blocks (JSON-LD) are not executed, so they need
 * none, but speculation rules do; a script with a `src` is covered by its origin.
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
 * What each island asks of third parties from the page it is on. An island that is not here asks
 * nobody; a test holds the table against what the islands' scripts import.
 */
export const ISLAND_USES: Readonly<Record<string, readonly Use[]>> = {
  ApplicationForm: ['application'],
  BookingCalendar: ['calendar'],
  ContactForm: ['mail'],
  CouponNewsletter: ['signUpValidation'],
  Reel: ['reels'],
  ReserveButton: ['bookingWidget'],
  Video: ['video'],
};

const ISLAND = /<astro-island\b[^>]*\scomponent-url="\/_astro\/(\w+)\./g;
/** Where a form posts to by itself, and what the page's script loads when idle. */
const POSTS_TO = /<form\b[^>]*\saction="?(https?:\/\/[^"\s>]+)/g;
const LOADS = /\sdata-booking-script="?(https?:\/\/[^"\s>]+)/g;

const found = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = '']) => text);

const DIRECTIVES = ['script-src', 'style-src', 'connect-src', 'frame-src', 'form-action'] as const;

/**
 * What a page can use of third parties, read from the page itself: its islands, the forms that post to
 * one without script, and the scripts that it fetches ahead.
 */
export function sourcesOf(html: string, table: Readonly<Record<Use, Sources>>): Sources {
  const posts = new Set(found(html, POSTS_TO).map((address) => new URL(address).origin));
  const loads = new Set(found(html, LOADS).map((address) => new URL(address).origin));
  const fromIslands = found(html, ISLAND).flatMap((name) => ISLAND_USES[name] ?? []);
  const granted: Sources[] = fromIslands.map((use) => table[use]);
  for (const sources of Object.values(table)) {
    const { 'form-action': actions = [], 'script-src': scripts = [] } = sources;
    if (actions.some((origin) => posts.has(origin))) granted.push({ 'form-action': actions });
    if (scripts.some((origin) => loads.has(origin))) granted.push(sources);
  }
  return Object.fromEntries(
    DIRECTIVES.map((directive) => [
      directive,
      [...new Set(granted.flatMap((sources) => sources[directive] ?? []))],
    ]),
  );
}

const policyTag = (content: string): string =>
  `<meta http-equiv="content-security-policy" content="${content}">`;

/** The start of a redirect page's head, which search engines don't index. */
export const BARE_HEAD = `<meta charset="utf-8">${policyTag(REDIRECT_POLICY)}<meta name="robots" content="noindex">`;

/**
 * Writes each built page's own policy as the first thing in its head (src/README.md says why).
 * `'strict-dynamic'` is not in it: with it, Chromium 156 and Firefox 153 refuse the `import()` by which
 * an inline script of ours starts the islands.
 */
export function contentSecurityPolicy(table: Readonly<Record<Use, Sources>>): AstroIntegration {
  return {
    name: 'content-security-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const name of globSync('**/*.html', { cwd: folder })) {
          const html = await readFile(join(folder, name), 'utf8');
          await writeFile(join(folder, name), withPolicy(html, table));
        }
      },
    },
  };
}

/** A page with its policy in its head, or a fragment with a policy that allows nothing. */
export function withPolicy(html: string, table: Readonly<Record<Use, Sources>>): string {
  // A fragment that another page fetches has no head: opened by itself it is a text and no page.
  if (!CHARSET.test(html)) return BARE_HEAD + html;
  return html.replace(CHARSET, (charset) => {
    const content = policy(inlineHashes(html), sourcesOf(html, table));
    return `${charset}${policyTag(content)}`;
  });
}
