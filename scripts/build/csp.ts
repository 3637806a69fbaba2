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
 * The CSP hashes of a page's inline scripts and styles. Data blocks (JSON-LD) don't run, so they need no
 * hash, but speculation rules do. Scripts with a `src` are allowed by origin.
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
 * The third-party services that each island uses. Islands not listed use none. A test compares the table
 * with the islands' imports.
 */
const ISLAND_USES: Readonly<Record<string, readonly Use[]>> = {
  ApplicationForm: ['application'],
  BookingCalendar: ['calendar'],
  ContactForm: ['mail'],
  CouponNewsletter: ['signUpValidation'],
  Reel: ['reels'],
  ReserveButton: ['bookingWidget'],
  Video: ['video'],
};

const ISLAND = /<astro-island\b[^>]*\scomponent-url="\/_astro\/(\w+)\./g;
/** Third-party form actions, and the script that a page loads when idle. */
const FORM_ACTION = /<form\b[^>]*\saction="?(https?:\/\/[^"\s>]+)/g;
const IDLE_SCRIPT = /\sdata-booking-script="?(https?:\/\/[^"\s>]+)/g;

const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = '']) => text);

const DIRECTIVES = ['script-src', 'style-src', 'connect-src', 'frame-src', 'form-action'] as const;

/**
 * The third-party origins that a page needs, derived from its HTML: its islands, its forms that post to a
 * third party without JavaScript, and scripts it preloads.
 */
export function sourcesOf(html: string, table: Readonly<Record<Use, Sources>>): Sources {
  const formOrigins = new Set(matches(html, FORM_ACTION).map((url) => new URL(url).origin));
  const scriptOrigins = new Set(matches(html, IDLE_SCRIPT).map((url) => new URL(url).origin));
  const fromIslands = matches(html, ISLAND).flatMap((name) => ISLAND_USES[name] ?? []);
  const granted: Sources[] = fromIslands.map((use) => table[use]);
  for (const sources of Object.values(table)) {
    const { 'form-action': actions = [], 'script-src': scripts = [] } = sources;
    if (actions.some((origin) => formOrigins.has(origin))) granted.push({ 'form-action': actions });
    if (scripts.some((origin) => scriptOrigins.has(origin))) granted.push(sources);
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

/** The start of a redirect page's head, with its CSP and `noindex`. */
export const BARE_HEAD = `<meta charset="utf-8">${policyTag(REDIRECT_POLICY)}<meta name="robots" content="noindex">`;

/**
 * Adds a CSP to each built page, at the start of its head (see src/README.md for why). It omits
 * `'strict-dynamic'`, with which Chromium 156 and Firefox 153 block the `import()` in the inline script
 * that hydrates the islands.
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

/** Adds a page's CSP to its head, or a CSP that allows nothing to a fragment. */
export function withPolicy(html: string, table: Readonly<Record<Use, Sources>>): string {
  // Fragments that other pages fetch have no head. Opened directly, they need no scripts or styles.
  if (!CHARSET.test(html)) return BARE_HEAD + html;
  return html.replace(CHARSET, (charset) => {
    const content = policy(inlineHashes(html), sourcesOf(html, table));
    return `${charset}${policyTag(content)}`;
  });
}
