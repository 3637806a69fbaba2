import serialize from 'dom-serializer';
import type { Document } from 'domhandler';
import { transform } from 'lightningcss';
import { is, selectAll, selectOne } from 'css-select';
import postcss, { type AtRule, type Root } from 'postcss';
import { createMatcher } from './matcher.ts';
import { IN_OLDER_WORDS } from './older-browsers.ts';

/** What comes with the whole style sheet: paper, and what a page looks like in rare settings. */
const LATER_MEDIA =
  /^(print|\((forced-colors|prefers-contrast|prefers-reduced-transparency)\b[^)]*\))$/;
/** What a visitor's hand brings about, and the state of what has been used. */
const LATER_STATE =
  /:(:selection|hover|active|focus|focus-within|focus-visible|target|target-current|user-invalid|user-valid)(?![\w-])|:has\([^()]*\[open\]/;
/** Properties that change nothing of the first frame. */
const LATER_PROPERTY =
  /^(transition|cursor|scroll-|touch-action|user-select|break-|orphans|widows|will-change|-webkit-tap)/;

/** Nested rules as flat ones. */
const flatten = (css: string): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    include: IN_OLDER_WORDS,
  }).code.toString();

function removeLater(styles: Root): void {
  styles.walkAtRules('media', (rule) => {
    if (LATER_MEDIA.test(rule.params)) rule.remove();
  });
  styles.walkRules((rule) => {
    // `:not(:focus)` is how a thing looks at first.
    const first = rule.selectors.filter(
      (selector) => !LATER_STATE.test(selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '')),
    );
    rule.walkDecls((declaration) => {
      const isAtRest = declaration.prop === 'translate' && declaration.value === '0';
      if (isAtRest || LATER_PROPERTY.test(declaration.prop)) declaration.remove();
    });
    if (first.length === 0 || rule.nodes.length === 0) rule.remove();
    else if (first.length < rule.selectors.length) rule.selectors = first;
  });
}

/**
 * Takes out movements that nothing names, custom properties that neither a style nor the markup uses,
 * and those that only such properties use.
 */
function removeUnused(styles: Root, markup: string): void {
  styles.walkAtRules('keyframes', (frames) => {
    const isNamed = new RegExp(`animation[^;}]*\\b${frames.params}\\b`).test(styles.toString());
    if (!isNamed) frames.remove();
  });
  for (let removed = -1; removed !== 0;) {
    removed = 0;
    const used = new Set(`${styles}${markup}`.match(/(?<=var\(\s*)--[\w-]+/g));
    styles.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      removed += 1;
    });
  }
}

/** What is at the top of a value: of `1px solid rgb(0 0 0)`, all but the numbers in the brackets. */
function outermost(value: string): string {
  const flat = value.replaceAll(/\([^()]*\)/g, '');
  return flat === value ? value : outermost(flat);
}

/**
 * Writes a custom property of the whole site into the one place that uses it: its name, twice, is most of
 * what it costs. Only one that nothing defines anew and that looks up no other, so that it means the same
 * everywhere; and one of several words only where it does not stand in a calculation.
 *
 * @param css all styles of the page
 */
function writeOut(styles: Root, css: string, markup: string): void {
  const definitions = Map.groupBy(css.matchAll(/(--[\w-]+)\s*:/g), ([, name = '']) => name);
  const uses = Map.groupBy(`${styles}${markup}`.matchAll(/--[\w-]+(?!\s*:)\b/g), ([name]) => name);
  styles.walkDecls(/^--/, (definition) => {
    const { prop, value, parent } = definition;
    const isEverywhere =
      parent?.type === 'rule' &&
      'selector' in parent &&
      parent.selector === ':root' &&
      !(isAtRule(parent.parent) && parent.parent.name !== 'layer');
    if (!isEverywhere || definitions.get(prop)?.length !== 1 || uses.get(prop)?.length !== 1)
      return;
    if (value.includes('var(')) return;
    const use = `var(${prop})`;
    styles.walkDecls((declaration) => {
      if (!declaration.value.includes(use)) return;
      const isWithin = !outermost(declaration.value.replace(use, '§')).includes('§');
      if (isWithin && /[\s,/]/.test(outermost(value).trim())) return;
      declaration.value = declaration.value.replace(use, () => value);
      definition.remove();
    });
  });
}

/** How a slanted face shows in a page: by its styles, or by what browsers do unasked. */
const SLANTED = /italic|oblique|<(?:em|i|cite|address|dfn|var)\b/;

/** What browsers draw bold unasked. */
const BOLD = ['b', 'strong', 'th'];

/**
 * Whether something of the first view is drawn bold: by a component, or by what is said for the whole site
 * where no component says otherwise. Where that hangs on a state, it is.
 *
 * @param styles the first view's own, without their font faces
 */
function showsBold(styles: Root, shown: Document): boolean {
  const bold: string[] = [];
  const siteBold = [...BOLD];
  const plain: string[] = [];
  styles.walkRules(({ parent, nodes, selectors }) => {
    const weights = nodes.map((node) =>
      node.type === 'decl' && node.prop === 'font-weight' ? node.value : '',
    );
    const isOfSite = isAtRule(parent) && parent.name === 'layer';
    if (weights.some((weight) => /^(?:[6-9]00|bold)/.test(weight)))
      (isOfSite ? siteBold : bold).push(...selectors);
    if (parent?.type === 'root' && weights.includes('400')) plain.push(...selectors);
  });
  const isSimple = (selector: string) => !selector.includes(':');
  if (![...bold, ...siteBold].every(isSimple)) return true;
  if (bold.length > 0 && selectOne(bold.join(), shown)) return true;
  return selectAll(siteBold.join(), shown).some(
    (element) => !plain.some((selector) => isSimple(selector) && is(element, selector)),
  );
}

const isAtRule = (node: unknown): node is AtRule => node instanceof postcss.AtRule;

const FILE = /url\(/;

/**
 * A style sheet without the font faces that are files and stand within the page, which would be asked for
 * twice.
 *
 * @param within the styles within the page
 */
export const withoutFontFiles = (css: string, within: string): string =>
  css.replaceAll(/@font-face\s*\{[^}]*\}/g, (face) => {
    const [, file] = /url\(["']?([^"')]+)/.exec(face) ?? [];
    return file && (within.includes(file) || !SLANTED.test(face)) ? '' : face;
  });

/**
 * The font faces that the first view is drawn with: of the families that its styles name, in a custom
 * property or anywhere else, all but the slanted ones without a use, and of the browsers' own no bold one
 * without a use.
 */
function facesOf(critical: Root, shown: Document, markup: string, styles: Root): Root {
  const text = critical.toString();
  const isSlantedShown = SLANTED.test(text + markup);
  const isBoldShown = showsBold(critical, shown);
  const faces = postcss.root();
  const plain = new Set<string>();
  styles.walkAtRules('font-face', (face) => {
    const propertyOf = (property: string) => {
      const declaration = face.nodes?.find(
        (node) => node.type === 'decl' && node.prop === property,
      );
      return declaration?.type === 'decl' ? declaration.value.replaceAll(/["']/g, '') : '';
    };
    const family = propertyOf('font-family');
    if (!text.includes(family)) return;
    const isFile = FILE.test(face.toString());
    const isSlanted = propertyOf('font-style') === 'italic';
    const isBold = !isFile && /^[6-9]00/.test(propertyOf('font-weight'));
    if (!isSlanted && !isBold) plain.add(family);
    if (plain.has(family) && isSlanted && !isSlantedShown) return;
    if (plain.has(family) && isBold && !isBoldShown) return;
    faces.append(face.clone());
  });
  return faces;
}

/** Does a piece of work once for each text: the posts of a blog have one style sheet between them. */
export function once<Made>(work: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>();
  return (text) => {
    const known = made.get(text) ?? work(text);
    made.set(text, known);
    return known;
  };
}

/** What of a style sheet may be in a first view. */
const early = once((css) => {
  const styles = postcss.parse(flatten(css));
  removeLater(styles);
  return styles;
});

const minify = once((css) =>
  transform({
    filename: 'critical.css',
    code: Buffer.from(css),
    include: IN_OLDER_WORDS,
    minify: true,
  }).code.toString(),
);

/** What no selector looks at: words, and values that are another one on each page. */
const VARYING = /(?<=>)[^<]+|(?<=\s(?:alt|aria-label|content|datetime|sizes|srcset|title)=")[^"]*/g;

/** As a selector may see it: pages of one kind differ in their words alone. */
const outlineOf = (markup: string): string =>
  markup
    .replace(/<head>[\s\S]*<\/head>/, '<head></head>')
    .replaceAll(VARYING, '')
    // Of an address its ending, and whether it leads out of the site.
    .replaceAll(/(?<=\s(?:src|href)=")(https?:)?[^"]*?(\.\w+)?(?=")/g, '$1$2');

const known = new Map<string, string>();

/**
 * The styles of a page's first view: those of its rules that match something in it as it is drawn
 * at first, by day and by night, at any width.
 *
 * @param shown the page's first view (`cut.ts`)
 * @param css all styles of the page
 */
export function criticalCss(shown: Document, css: string): string {
  const outline = outlineOf(serialize(shown, { encodeEntities: false }));
  const key = outline + css;
  const critical = known.get(key) ?? match(shown, outline, css);
  known.set(key, critical);
  return critical;
}

function match(shown: Document, outline: string, css: string): string {
  const styles = early(css);
  const critical = styles.clone();
  const matches = createMatcher(shown);
  critical.walkRules((rule) => {
    if (isAtRule(rule.parent) && rule.parent.name === 'keyframes') return;
    const found = rule.selectors.filter(matches);
    if (found.length === 0) rule.remove();
    else if (found.length < rule.selectors.length) rule.selectors = found;
  });
  critical.walkAtRules('font-face', (face) => {
    face.remove();
  });
  removeUnused(critical, outline);
  writeOut(critical, css, outline);
  return minify(`${facesOf(critical, shown, outline, styles)}${critical}`);
}
