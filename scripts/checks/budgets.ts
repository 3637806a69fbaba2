/**
 * `npm run budgets`: prints the size of each page in `dist`, in kB (1000 bytes), and fails if one is over its
 * limit in limits.json. `-- --update` writes today's sizes plus 10 % there. `npm run speed` measures times.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { Window, type Element } from 'happy-dom';
import { runScript } from '../dev/processes.ts';
import { type BuiltPage, dist, readBuiltPages } from './built-pages.ts';
import { above, limitOf, saveLimits } from './limits.ts';
import { kindOf } from './page-kinds.ts';

/** All but the first two are after brotli. */
type Weights = {
  /** Eagerly loaded images, at the size a phone picks. */
  pictures: number;
  /** `<style>` and linked style sheets, as the browser reads them. */
  rawStyles: number;
  styles: number;
  /** The HTML with its inline code. */
  document: number;
  /** Inline scripts, script files and their static imports: all that runs before any interaction. */
  scripts: number;
};
const MEASURES = ['document', 'rawStyles', 'styles', 'scripts', 'pictures'] as const;
type Measure = (typeof MEASURES)[number];

/** Of all pages. */
const MAX_PICTURES = 40;

/** The level hosts use to compress responses on the fly. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A phone's width in device pixels: 412 CSS pixels at a ratio of 1.75. */
const PHONE_PIXELS = 721;

const STATIC_IMPORT = /\b(?:from|import)\s*["']([^"']+\.js)["']/g;

const isSameOrigin = (address: string): boolean => /^\/(?!\/)/.test(address);

type Read = (address: string) => Buffer;

/** In kB. */
const compressed = (text: string) => (text && brotliCompressSync(text, BROTLI).length / 1000) || 0;

/** The scripts' URLs plus those of their static imports, recursively. */
function withImports(addresses: readonly string[], read: Read): string[] {
  const found = new Set(addresses);
  for (const address of found)
    for (const [, file = ''] of read(address).toString().matchAll(STATIC_IMPORT))
      found.add(new URL(file, `https://site.example${address}`).pathname);
  return [...found];
}

/** The URL a phone loads for an `<img>`, from the first `<source>` that isn't limited to wide screens. */
function phonePicture(image: Element): string {
  const source = image.parentElement?.querySelector('source:not([media*=min-width])') ?? image;
  const candidates = (source.getAttribute('srcset') ?? '')
    .split(',')
    .map((candidate) => candidate.trim().split(' '))
    .map(([address = '', width = '0w']) => ({ address, width: Number.parseInt(width, 10) }))
    .sort((a, b) => a.width - b.width);
  const chosen = candidates.find(({ width }) => width >= PHONE_PIXELS) ?? candidates.at(-1);
  return chosen?.address || (image.getAttribute('src') ?? '');
}

function weigh(html: string, read: Read): Weights {
  const page = new new Window().DOMParser().parseFromString(html, 'text/html');
  const find = (selector: string): Element[] => [...page.querySelectorAll(selector)];
  const addresses = (elements: readonly Element[]) =>
    elements.map((el) => el.getAttribute('src') ?? el.getAttribute('href') ?? '');
  const inline = (elements: readonly Element[]) => elements.map((el) => el.textContent);

  const linked = (rel: string) => addresses(find(`link[rel=${rel}]`));
  const scripts = find('script:not([type*=json], [type*=rules])');
  const scriptFiles = [...addresses(scripts), ...linked('modulepreload')].filter(isSameOrigin);
  const sheets = [...new Set(linked('stylesheet'))].filter(isSameOrigin);
  const eager = find('img:not([loading=lazy])');
  const pictures = [...new Set(eager.map(phonePicture))].filter(isSameOrigin);
  const styles = [...inline(find('style')), ...sheets.map(read)].join('');
  const code = [...inline(scripts), ...withImports(scriptFiles, read).map(read)].join('');
  return {
    document: compressed(html),
    rawStyles: styles.length / 1000,
    styles: compressed(styles),
    scripts: compressed(code),
    pictures: pictures.reduce((sum, address) => sum + read(address).length / 1000, 0),
  };
}

/** Whether a kind has its own limit. A post is as long as its author wishes. */
const hasLimit = (kind: string, measure: Measure): boolean =>
  measure !== 'pictures' && !(measure === 'document' && /^(?:post|stories|list)$/.test(kind));

function limit(kind: string, measure: Measure): number {
  if (hasLimit(kind, measure)) return limitOf(kind, measure);
  return measure === 'pictures' ? MAX_PICTURES : Number.POSITIVE_INFINITY;
}

type Weighed = { path: string; kind: string; weights: Weights };

function update(pages: readonly Weighed[]): void {
  const kinds = Map.groupBy(pages, ({ kind }) => kind);
  const limits = [...kinds].map(([kind, of]) => [
    kind,
    Object.fromEntries(
      MEASURES.filter((name) => hasLimit(kind, name)).map((name) => [
        name,
        above(Math.max(...of.map(({ weights }) => weights[name])), 1),
      ]),
    ),
  ]);
  saveLimits(Object.fromEntries(limits));
}

runScript(async () => {
  const { values } = parseArgs({ options: { update: { type: 'boolean' } } });
  const read: Read = (address) => readFileSync(dist + decodeURI(address.slice(1)));
  const weighed = readBuiltPages().map((page: BuiltPage) => ({
    path: page.path,
    kind: kindOf(page),
    weights: weigh(page.html, read),
  }));
  if (values.update) return update(weighed);
  console.log(['kB'.padEnd(44), ...MEASURES.map((name) => name.padStart(14))].join(''));
  for (const { path, kind, weights } of weighed) {
    const cells = MEASURES.map((name) => {
      const isOver = weights[name] > limit(kind, name);
      if (isOver) process.exitCode = 1;
      return weights[name].toFixed(1) + (isOver ? ` > ${limit(kind, name)}` : '');
    });
    console.log(path.padEnd(44) + cells.map((cell) => cell.padStart(14)).join(''));
  }
  if (process.exitCode)
    console.log('">": over its limit. If it is worth it: npm run budgets -- --update');
});
