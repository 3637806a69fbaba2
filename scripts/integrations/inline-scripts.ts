import { minifySync } from 'vite';
import type { Pass } from './finished-pages.ts';

/** A script without attributes, which may move; Astro puts the others where they belong. */
const PLAIN = /<script>([\s\S]+?)<\/script>/g;
const INLINE = /<script(?![^>]*\s(?:src|type="?application)\b)([^>]*)>([\s\S]+?)<\/script>/g;

const minified = new Map<string, string>();

function minify(script: string): string {
  let result = minified.get(script);
  if (result === undefined) {
    const compress = { target: 'es2022' };
    result = minifySync('inline.js', script, { compress, mangle: true }).code.trim();
    minified.set(script, result);
  }
  return result;
}

/** One script after the markup it came from; each has a scope of its own. */
function joinScripts(html: string): string {
  const scripts = new Set<string>();
  const rest = html.replaceAll(PLAIN, (all, script: string) => {
    if (script.includes('document.currentScript')) return all;
    scripts.add(script);
    return '';
  });
  if (scripts.size === 0) return html;
  return `${rest}<script>${[...scripts].map((script) => `{${script}\n}`).join('')}</script>`;
}

/**
 * Makes one script of those in a page's head, and one of those in its body, at its end, where all that
 * they look for stands before them: the security policy then holds two hashes, of 50 bytes each that
 * nothing compresses. A script with an attribute, or one that asks for its own place
 * (`document.currentScript`), stays where it is. All are minified.
 */
export const joinInlineScripts: Pass = (html) => {
  const [head = '', body] = html.split(/(?=<\/head>)/);
  const joined =
    body === undefined
      ? html
      : joinScripts(head) + body.replace(/[\s\S]*(?=<\/body>)/, joinScripts);
  return joined.replaceAll(
    INLINE,
    (_, attributes: string, script: string) => `<script${attributes}>${minify(script)}</script>`,
  );
};
