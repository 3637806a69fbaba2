/**
 * `npm run budgets`: what each page of the build in `dist` weighs, in kB (1000 bytes), and whether that is
 * within its limits. How fast pages are is measured by `npm run speed`.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { dist, readBuiltPages } from './built-pages.ts';

const LIMITS = {
  /** The HTML with everything inside it, as brotli leaves it. A walk has its six dates twice: for people and for search engines. */
  document: 32,
  /** `<style>` and linked style sheets, as gzip leaves them. */
  styles: 12,
  /**
   * Inline scripts, script files and their imports, as gzip leaves them: what runs before a touch. Astro's
   * island element is 1.8 of it; the aim is 3.
   */
  scripts: 4.5,
  /** The pictures that are not lazy, in a phone's size. */
  pictures: 40,
  /** Addresses of other origins that the page loads from or connects to. */
  thirdParties: 0,
};
const MEASURES = ['document', 'styles', 'scripts', 'pictures', 'thirdParties'] as const;

/** The quality with which hosts compress a page while its visitor waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A phone's width in device pixels: 412 CSS pixels of 1.75. */
const PHONE_PIXELS = 721;

const LOADING_LINK = /^(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch)$/;
const LOADING_TAGS = ['script', 'img', 'source', 'iframe', 'video', 'audio', 'embed'];
const STATIC_IMPORT = /\b(?:from|import)\s*["']([^"']+\.js)["']/g;

const isOwn = (address: string): boolean => /^\/(?!\/)/.test(address);
const isThirdParty = (address: string): boolean => /^(?:https?:)?\/\//.test(address);

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

type Read = (address: string) => Buffer;

function gzipped(texts: readonly (string | Buffer)[]): number {
  const text = texts.join('');
  return text === '' ? 0 : gzipSync(text).length / 1000;
}

/** Adds what scripts import statically to their addresses. */
function withImports(addresses: readonly string[], read: Read): string[] {
  const found = new Set(addresses);
  for (const address of found)
    for (const [, file = ''] of read(address).toString().matchAll(STATIC_IMPORT))
      found.add(new URL(file, `https://site.example${address}`).pathname);
  return [...found];
}

/** The address of the file that a phone chooses for an `<img>`, from the first `<source>` meant for it. */
function phonePicture(image: Element): string {
  const sources = DomUtils.getElementsByTagName('source', DomUtils.getSiblings(image), false);
  const [{ attribs } = image] = sources.filter(
    ({ attribs: { media } }) => !media?.includes('min-width'),
  );
  const candidates = (attribs['srcset'] ?? '')
    .split(',')
    .map((candidate) => candidate.trim().split(' '))
    .map(([address = '', width = '0w']) => ({ address, width: Number.parseInt(width, 10) }))
    .sort((a, b) => a.width - b.width);
  const chosen = candidates.find(({ width }) => width >= PHONE_PIXELS) ?? candidates.at(-1);
  return chosen?.address || (image.attribs['src'] ?? '');
}

export function weigh(html: string, read: Read): typeof LIMITS {
  const page = parseDocument(html);
  const find = (name: string) => DomUtils.getElementsByTagName(name, page);
  const addresses = (elements: readonly Element[]) =>
    elements.map(({ attribs: { src, href } }) => src ?? href ?? '');
  const inline = (elements: readonly Element[]) => elements.map((el) => DomUtils.textContent(el));

  const links = find('link').filter(({ attribs }) => LOADING_LINK.test(attribs['rel'] ?? ''));
  const linked = (rel: string) => addresses(links.filter(({ attribs }) => attribs['rel'] === rel));
  const scripts = find('script').filter(({ attribs }) => !/json|rules/.test(attribs['type'] ?? ''));
  const scriptFiles = [...addresses(scripts), ...linked('modulepreload')].filter(isOwn);
  const sheets = [...new Set(linked('stylesheet'))].filter(isOwn);
  const eager = find('img').filter(({ attribs }) => attribs['loading'] !== 'lazy');
  const pictures = [...new Set(eager.map(phonePicture))].filter(isOwn);
  return {
    document: brotliCompressSync(html, BROTLI).length / 1000,
    styles: gzipped([...inline(find('style')), ...sheets.map(read)]),
    scripts: gzipped([...inline(scripts), ...withImports(scriptFiles, read).map(read)]),
    pictures: pictures.reduce((sum, address) => sum + read(address).length / 1000, 0),
    thirdParties: addresses([...links, ...LOADING_TAGS.flatMap(find)]).filter(isThirdParty).length,
  };
}

if (import.meta.main) {
  const read: Read = (address) => readFileSync(dist + decodeURI(address.slice(1)));
  const print = (label: string, cell: (name: keyof typeof LIMITS) => string) =>
    console.log(label.padEnd(44) + MEASURES.map((name) => cell(name).padStart(14)).join(''));
  print('', (name) => `${name} `);
  for (const { path, html } of readBuiltPages()) {
    const weights = weigh(html, read);
    const isOver = (name: keyof typeof LIMITS) => weights[name] > LIMITS[name];
    print(path, (name) => weights[name].toFixed(1) + (isOver(name) ? '!' : ' '));
    if (MEASURES.some(isOver)) process.exitCode = 1;
  }
  print('at most ("!" marks what is over it)', (name) => `${LIMITS[name].toFixed(1)} `);
}
