/**
 * What each page may weigh, in kB (1000 bytes), held against the build in `dist`: the document as
 * brotli leaves it at its best, and its parts, which are compared with each other, as gzip does.
 * Fonts count as they are: they are compressed already. What a phone really fetches for its first
 * view is measured in a browser (`e2e/every-page.spec.ts`).
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import serialize from 'dom-serializer';
import { parseDocument } from 'htmlparser2';
import { firstViewOf } from '../integrations/first-view/cut.ts';
import { FIRST_FLIGHT } from '../integrations/first-view/first-flight.ts';
import { dist, readBuiltPages, type BuiltPage } from './built-pages.ts';

type Weights = {
  /** All that the page's own address answers: its markup and every part that stands within it. */
  document: number;
  /** The markup, without what stands in `<style>` and `<script>`; structured data included. */
  html: number;
  /** The document up to the end of its first view, with the styles and scripts of its head. */
  firstView: number;
  /** `<style>`: the rules of the first view. */
  css: number;
  /** The linked style sheet, which holds every rule and nothing up. */
  sheet: number;
  /** What runs from within the page. */
  inlineJs: number;
  /** Scripts that the page fetches before the visitor has done anything. */
  externalJs: number;
  /** Every font that the page's styles name. */
  fonts: number;
  /** Addresses of other origins that the page fetches from, or prepares to. */
  strangers: number;
};

const FLIGHT = FIRST_FLIGHT / 1000;

export const BUDGETS: Weights = {
  document: FLIGHT,
  firstView: FLIGHT,
  html: 18,
  css: 4.5,
  sheet: 14,
  inlineJs: 1.1,
  externalJs: 1.9,
  fonts: 64,
  strangers: 0,
};

/**
 * Pages whose words alone may fill a first flight: a story, a walk with its stops, seventy captions.
 * Their first view must come with it; what an editor writes below it may follow.
 */
const LONG = {
  pages: /^\/(gallery|privacy|terms|accessibility|tours\/[^/]+|blog\/[^/]+)$/,
  document: 20,
};

const limitsOf = (path: string): Weights =>
  LONG.pages.test(path) ? { ...BUDGETS, document: LONG.document } : BUDGETS;

// An object's keys are text to the compiler, whatever its type; these are all that it is made with.
const MEASURES = Object.keys(BUDGETS) as (keyof Weights)[];

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** What a template names is not fetched (scripts/integrations/islands.ts). */
const TEMPLATE = /<template\b[\s\S]*?<\/template>/g;
const FETCHING_LINK =
  /<link\b[^>]*rel="?(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|manifest)[^>]*>/g;
const FETCHED_SOURCE = /<(?:script|img|source|iframe|video|audio|embed)\b[^>]*>/g;

const gzipped = (text: string | Buffer) => (text.length === 0 ? 0 : gzipSync(text).length / 1000);

function attribute(tag: string, name: string): string | undefined {
  const [, quoted, bare] = new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s>]+))`).exec(tag) ?? [];
  return quoted ?? bare;
}

function isStranger(address: string | undefined): boolean {
  return address !== undefined && /^(?:https?:)?\/\//.test(address);
}

/** The text of a file of the build, by its address. */
function fileAt(address: string): Buffer {
  return readFileSync(dist + address.slice(1));
}

/** What a page's markup weighs, in kB as gzip leaves it: all but its styles and what runs in it. */
export function markupWeight(html: string): number {
  const markup = html
    .replace(STYLE, '')
    .replace(SCRIPT, (all, attributes: string) => (attributes.includes('json') ? all : ''));
  return gzipped(markup);
}

/** What a page's own address answers weighs, in kB as brotli leaves it at its best. */
export const documentWeight = (html: string): number => brotliCompressSync(html).length / 1000;

const scriptsIn = (html: string): RegExpExecArray[] =>
  [...html.replaceAll(TEMPLATE, '').matchAll(SCRIPT)].filter(
    // Data does not run.
    ([, attributes = '']) =>
      !/type="?(?:application\/(?:ld\+)?json|speculationrules)/.test(attributes),
  );

/** What runs from within a page, in kB as gzip leaves it. */
export const inlineScriptWeight = (html: string): number =>
  gzipped(
    scriptsIn(html)
      .map(([, , text]) => text)
      .join(''),
  );

/** What comes before the rest of a page is needed, in kB as brotli leaves it. */
function firstViewWeight(html: string): number {
  const page = parseDocument(html, { decodeEntities: false });
  const { rest = [] } = firstViewOf(page) ?? {};
  for (const node of rest) {
    const { parent } = node;
    if (parent) parent.children = parent.children.filter((child) => child !== node);
  }
  return documentWeight(serialize(page, { decodeEntities: false }));
}

/** What one built page weighs, by the measures of the budgets. */
export function weigh(html: string): Weights {
  const scripts = scriptsIn(html);
  const links = [...html.replaceAll(TEMPLATE, '').matchAll(FETCHING_LINK)].map(([tag]) => tag);
  const styles = [...html.matchAll(STYLE)].map(([, text]) => text);
  const own = (addresses: (string | undefined)[]) =>
    addresses.flatMap((address) =>
      address?.startsWith('/') && !isStranger(address) ? [address] : [],
    );

  const linked = own(
    links.filter((tag) => /rel="?stylesheet/.test(tag)).map((tag) => attribute(tag, 'href')),
  );
  // Linked once more for browsers without scripts.
  const sheet = [...new Set(linked)].map((address) => fileAt(address).toString()).join('');
  const fonts = new Set(
    [...`${styles.join('')}${sheet}`.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].map(
      ([, url = '']) => url,
    ),
  );
  const external = own([
    ...scripts.map(([tag]) => attribute(tag.slice(0, tag.indexOf('>') + 1), 'src')),
    ...links
      .filter((tag) => /rel="?modulepreload|as="?script/.test(tag))
      .map((tag) => attribute(tag, 'href')),
    // Asked for with the sheet (src/scripts/late-styles.js).
    ...links.map((tag) => attribute(tag, 'data-script')),
  ]);
  const asked = [
    ...links.map((tag) => attribute(tag, 'href')),
    ...[...html.matchAll(FETCHED_SOURCE)].map(([tag]) => attribute(tag, 'src')),
  ];

  return {
    document: documentWeight(html),
    html: markupWeight(html),
    firstView: firstViewWeight(html),
    css: gzipped(styles.join('')),
    sheet: gzipped(sheet),
    inlineJs: inlineScriptWeight(html),
    externalJs: external.reduce((sum, address) => sum + gzipped(fileAt(address)), 0),
    fonts: [...fonts].reduce((sum, address) => sum + fileAt(address).length / 1000, 0),
    strangers: asked.filter(isStranger).length,
  };
}

/** The measures by which a page is over its budget. */
export function overBudget(path: string, weights: Weights): (keyof Weights)[] {
  const limits = limitsOf(path);
  return MEASURES.filter((measure) => weights[measure] > limits[measure]);
}

function row(label: string, weights: Weights, over: (keyof Weights)[] = []): string {
  const cells = MEASURES.map((measure) => {
    const figure = weights[measure].toFixed(measure === 'strangers' ? 0 : 1);
    return `${figure}${over.includes(measure) ? '!' : ' '}`.padStart(12);
  });
  return label.padEnd(44) + cells.join('');
}

function report(pages: readonly BuiltPage[]): number {
  let failures = 0;
  console.log(' '.repeat(44) + MEASURES.map((measure) => `${measure} `.padStart(12)).join(''));
  for (const { path, html } of pages) {
    const weights = weigh(html);
    const over = overBudget(path, weights);
    failures += over.length;
    console.log(row(path, weights, over));
  }
  console.log(row('may be, at most', BUDGETS));
  return failures;
}

if (import.meta.main) {
  const failures = report(readBuiltPages());
  if (failures > 0) {
    console.error(`\n${failures} over budget, marked with an exclamation mark.`);
    process.exitCode = 1;
  }
}
