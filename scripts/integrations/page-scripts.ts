import { minifySync } from 'vite';
import { LATE_SHEET } from './first-view/first-view.ts';
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

/** Where a head's script goes: before an inline module, which looks for what it makes, or last. */
const HEAD_SCRIPT = /(?=<script type="module")|$/;

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
 * - those of its head as one, at the head's end, before the inline module of late styles;
 * - those of its body that must run before the page is drawn (`data-before-paint`) as one, at the body's
 *   end, where all that they look for stands before them. One script, because the security policy holds
 *   50 bytes for each that nothing compresses;
 * - the other ones of its body in a file, which all pages with the same scripts share and a browser
 *   keeps: they make the page answer better than its HTML does by itself, and need not take the place
 *   of what is to be seen in the first bytes that come. It is asked for with the page's style sheet,
 *   once the first view is drawn (src/scripts/late-styles.js), and by a tag where there is none.
 *
 * A script with another attribute, or one that asks for its own place (`document.currentScript`), stays
 * where it is. All are minified.
 */
export const layScripts: Pass = async (html, { folder }) => {
  const [head = '', rest] = html.split(/(?=<\/head>)/);
  const minifyInline = (page: string) =>
    page.replaceAll(
      INLINE,
      (_, attributes: string, script: string) => `<script${attributes}>${minify(script)}</script>`,
    );
  // A fragment that another page fetches.
  if (rest === undefined) return minifyInline(html);
  const first = take(head, PLAIN);
  const early = take(rest, EARLY);
  const others = take(early.rest, PLAIN);
  const body = others.rest.replace(/(?=<\/body>)/, () => tag(early.script));
  const page = first.rest.replace(HEAD_SCRIPT, () => tag(first.script)) + body;
  if (!others.script) return minifyInline(page);
  const file = await writeHashed(folder, 'page', 'js', minify(others.script));
  const asked = page.includes(LATE_SHEET)
    ? page.replace(LATE_SHEET, () => `${LATE_SHEET} data-script="${file}"`)
    : page.replace(/(?=<\/body>)/, () => `<script async src="${file}"></script>`);
  return minifyInline(asked);
};
