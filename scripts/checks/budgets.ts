/**
 * What each page may weigh, in kB (1000 bytes) as gzip leaves it, held against the build in `dist`.
 * Fonts count as they are: they are compressed already. What a phone really fetches for its first
 * view is measured in a browser (`e2e/every-page.spec.ts`).
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { dist, readBuiltPages, type BuiltPage } from './built-pages.ts';

type Weights = {
  /** The markup, without what stands in `<style>` and `<script>`; structured data included. */
  html: number;
  /** `<style>` and linked stylesheets. */
  css: number;
  /** What runs from within the page. */
  inlineJs: number;
  /** Scripts that the page fetches before the visitor has done anything. */
  externalJs: number;
  /** Every font that the page's styles name. */
  fonts: number;
  /** Addresses of other origins that the page fetches from, or prepares to. */
  strangers: number;
};

export const BUDGETS: Weights = {
  html: 18,
  css: 14,
  inlineJs: 2.5,
  externalJs: 0,
  fonts: 64,
  strangers: 0,
};

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

/** What one built page weighs, by the measures of the budgets. */
export function weigh(html: string): Weights {
  const scripts = [...html.matchAll(SCRIPT)].filter(
    ([, attributes = '']) => !/type="?application\/(?:ld\+)?json/.test(attributes),
  );
  const links = [...html.replaceAll(TEMPLATE, '').matchAll(FETCHING_LINK)].map(([tag]) => tag);
  const styles = [...html.matchAll(STYLE)].map(([, text]) => text);
  const own = (addresses: (string | undefined)[]) =>
    addresses.flatMap((address) =>
      address?.startsWith('/') && !isStranger(address) ? [address] : [],
    );

  const sheets = own(
    links.filter((tag) => /rel="?stylesheet/.test(tag)).map((tag) => attribute(tag, 'href')),
  ).map((address) => fileAt(address).toString());
  const css = [...styles, ...sheets].join('');
  const fonts = new Set(
    [...css.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].map(([, url = '']) => url),
  );
  const external = own([
    ...scripts.map(([tag]) => attribute(tag.slice(0, tag.indexOf('>') + 1), 'src')),
    ...links
      .filter((tag) => /rel="?modulepreload|as="?script/.test(tag))
      .map((tag) => attribute(tag, 'href')),
  ]);
  const asked = [
    ...links.map((tag) => attribute(tag, 'href')),
    ...[...html.matchAll(FETCHED_SOURCE)].map(([tag]) => attribute(tag, 'src')),
  ];

  return {
    html: markupWeight(html),
    css: gzipped(css),
    inlineJs: gzipped(scripts.map(([, , text]) => text).join('')),
    externalJs: external.reduce((sum, address) => sum + gzipped(fileAt(address)), 0),
    fonts: [...fonts].reduce((sum, address) => sum + fileAt(address).length / 1000, 0),
    strangers: asked.filter(isStranger).length,
  };
}

/** The measures by which a page is over its budget. */
export function overBudget(weights: Weights): (keyof Weights)[] {
  return MEASURES.filter((measure) => weights[measure] > BUDGETS[measure]);
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
    const over = overBudget(weights);
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
