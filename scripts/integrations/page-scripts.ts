import { minifySync } from 'vite';
import type { Pass } from './finished-pages.ts';
import { writeHashed } from './write-hashed.ts';

/** Scripts that may move: those without attributes, and those that must run before the page is drawn. */
const PLAIN = /<script>([\s\S]+?)<\/script>/g;
const EARLY = /<script data-before-paint>([\s\S]+?)<\/script>/g;
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

/** Takes scripts of a kind out of some HTML; gives them as one, in which each has a scope of its own. */
function take(html: string, kind: RegExp): { rest: string; script: string } {
  const scripts = new Set<string>();
  const rest = html.replaceAll(kind, (all, script: string) => {
    if (script.includes('document.currentScript')) return all;
    scripts.add(script);
    return '';
  });
  return { rest, script: [...scripts].map((script) => `{${script}\n}`).join('') };
}

const tag = (script: string) => (script ? `<script>${script}</script>` : '');

/**
 * Lays the scripts of a page:
 *
 * - those of its head as one, at the head's end;
 * - those of its body that must run before the page is drawn (`data-before-paint`) as one, at the body's
 *   end, where all that they look for stands before them. One script, because the security policy holds
 *   50 bytes for each that nothing compresses;
 * - the other ones of its body in a file, which all pages with the same scripts share and a browser
 *   keeps: they make the page answer better than its HTML does by itself, and need not take the place
 *   of what is to be seen in the first bytes that come.
 *
 * A script with another attribute, or one that asks for its own place (`document.currentScript`), stays
 * where it is. All are minified.
 */
export const layScripts: Pass = async (html, { folder }) => {
  const [head = '', body] = html.split(/(?=<\/head>)/);
  const minifyInline = (page: string) =>
    page.replaceAll(
      INLINE,
      (_, attributes: string, script: string) => `<script${attributes}>${minify(script)}</script>`,
    );
  // A fragment that another page fetches.
  if (body === undefined) return minifyInline(html);
  const first = take(head, PLAIN);
  const early = take(body, EARLY);
  const others = take(early.rest, PLAIN);
  const file = others.script && (await writeHashed(folder, 'page', 'js', minify(others.script)));
  const last = tag(early.script) + (file && `<script async src="${file}"></script>`);
  return minifyInline(
    first.rest + tag(first.script) + others.rest.replace(/(?=<\/body>)/, () => last),
  );
};
