import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serialize from 'dom-serializer';
import { type AnyNode, type Document, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Pass } from '../finished-pages.ts';
import { writeHashed } from '../write-hashed.ts';
import { criticalCss, once, withoutFontFiles } from './critical-css.ts';
import { moveDrawings } from './drawings.ts';
import { FIRST_VIEW_END, firstViewOf, markParts, WAITING } from './cut.ts';
import { wholeSheet } from './older-browsers.ts';
import { joinSvgPictures } from './sprite.ts';
import { shortenPaths } from './short-paths.ts';
import { shortenInStyles, shortenScopes } from './short-scopes.ts';
import { removeSpaces } from './whitespace.ts';

const SCRIPT = new URL('../../../src/scripts/late-styles.js', import.meta.url);

/**
 * What tells the link to the page's sheet, which waits for the first paint, from others. Where it is asked
 * for at once (on Back, say), nothing is drawn without it.
 */
export const LATE_SHEET = 'media="print" blocking="render" disabled';

/** The file of all rules, which many pages share. */
const sheetOf = once(wholeSheet);

/** Takes every `<style>` out of the page. */
function takeStyles(page: Document): string {
  const styles: string[] = [];
  const visit = (node: AnyNode) => {
    if (!('children' in node)) return;
    node.children = node.children.filter((child) => {
      const isStyle = isTag(child) && child.name === 'style';
      if (isStyle) styles.push(serialize(child.children));
      else visit(child);
      return !isStyle;
    });
  };
  visit(page);
  return styles.join('\n');
}

/**
 * Lays a page so that its first view is drawn from the first bytes: within the page stand
 * the rules of the first view alone, and one file, which all pages with the same rules share, holds
 * every rule of the page. It is asked for once the first view is drawn; what stands below that view
 * is drawn when it has come, in parts (src/scripts/late-styles.js). The file repeats the
 * rules of the first view, so that each keeps its place in the order of all. Drawings below the first view
 * go into a file of their own as well (drawings.ts), and all pictures that are drawings into one (sprite.ts).
 *
 * Without scripts the page links the file as pages do.
 */
export const layFirstView: Pass = async (html, { folder }) => {
  const page = parseDocument(html, { decodeEntities: false });
  const css = takeStyles(page);
  shortenScopes(page.children, css);
  removeSpaces(page);
  const whole = shortenInStyles(css);
  const view = firstViewOf(page);
  if (view) {
    markParts(view.starts);
    await moveDrawings(view.rest, (svg) =>
      writeHashed(folder, 'drawings', 'svg', shortenPaths(svg)),
    );
    await joinSvgPictures(
      view.rest,
      (href) => readFile(join(folder, href), 'utf8'),
      (svg) => writeHashed(folder, 'logos', 'svg', shortenPaths(svg)),
    );
  }
  const rewritten = serialize(page, { decodeEntities: false }).replaceAll(
    /<!--([\s\S]*?)-->/g,
    (all, text: string) => (FIRST_VIEW_END.test(text) ? '' : all),
  );
  const withStyles = (head: string) => rewritten.replace('</head>', () => `${head}</head>`);
  if (!view) return css ? withStyles(`<style>${whole}</style>`) : rewritten;

  const critical = criticalCss(view.shown, whole);
  // src/scripts/late-styles.js takes the marks away, part by part.
  const hidden = `@media (scripting:enabled){html:not([data-full]) ${WAITING}{display:none!important}}`;
  const href = await writeHashed(folder, 'page', 'css', sheetOf(withoutFontFiles(whole, critical)));
  return withStyles(
    `<style>${critical}${hidden}</style>` +
      `<link rel="stylesheet" href="${href}" ${LATE_SHEET}>` +
      `<script type="module" async>${await readFile(SCRIPT, 'utf8')}</script>` +
      `<noscript><link rel="stylesheet" href="${href}"></noscript>`,
  );
};
