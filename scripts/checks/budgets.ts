/**
 * `npm run budgets`: prints the size of each page in `dist`, in kB (1000 bytes), and fails if one is over a
 * limit. `npm run speed` measures load times.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Window, type Element } from 'happy-dom';
import { dist, readBuiltPages } from './built-pages.ts';

const LIMITS = {
  /** The HTML with its inline code, after brotli. A tour lists its six dates twice: in text and in JSON-LD. */
  document: 32,
  /** `<style>` and linked style sheets, after gzip. */
  styles: 12,
  /**
   * Inline scripts, script files and their static imports, after gzip: all that runs before any interaction.
   * Astro's island element takes 1.8; the goal is 3.
   */
  scripts: 4.5,
  /** Eagerly loaded images, at the size a phone picks. */
  pictures: 40,
  /** URLs on other origins that the page loads or connects to. */
  thirdParties: 0,
};
const MEASURES = ['document', 'styles', 'scripts', 'pictures', 'thirdParties'] as const;

/** The level hosts use to compress responses on the fly. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A phone's width in device pixels: 412 CSS pixels at a ratio of 1.75. */
const PHONE_PIXELS = 721;

const LOADING_LINK = /^(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch)$/;
const LOADING_TAGS = 'script, img, source, iframe, video, audio, embed';
const STATIC_IMPORT = /\b(?:from|import)\s*["']([^"']+\.js)["']/g;

const isSameOrigin = (address: string): boolean => /^\/(?!\/)/.test(address);
const isThirdParty = (address: string): boolean => /^(?:https?:)?\/\//.test(address);

type Read = (address: string) => Buffer;

function gzipped(texts: readonly (string | Buffer)[]): number {
  const text = texts.join('');
  return text === '' ? 0 : gzipSync(text).length / 1000;
}

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

function weigh(html: string, read: Read): typeof LIMITS {
  const page = new new Window().DOMParser().parseFromString(html, 'text/html');
  const find = (selector: string): Element[] => [...page.querySelectorAll(selector)];
  const addresses = (elements: readonly Element[]) =>
    elements.map((el) => el.getAttribute('src') ?? el.getAttribute('href') ?? '');
  const inline = (elements: readonly Element[]) => elements.map((el) => el.textContent);

  const links = find('link').filter((el) => LOADING_LINK.test(el.getAttribute('rel') ?? ''));
  const linked = (rel: string) => addresses(links.filter((el) => el.getAttribute('rel') === rel));
  const scripts = find('script:not([type*=json], [type*=rules])');
  const scriptFiles = [...addresses(scripts), ...linked('modulepreload')].filter(isSameOrigin);
  const sheets = [...new Set(linked('stylesheet'))].filter(isSameOrigin);
  const eager = find('img:not([loading=lazy])');
  const pictures = [...new Set(eager.map(phonePicture))].filter(isSameOrigin);
  return {
    document: brotliCompressSync(html, BROTLI).length / 1000,
    styles: gzipped([...inline(find('style')), ...sheets.map(read)]),
    scripts: gzipped([...inline(scripts), ...withImports(scriptFiles, read).map(read)]),
    pictures: pictures.reduce((sum, address) => sum + read(address).length / 1000, 0),
    thirdParties: addresses([...links, ...find(LOADING_TAGS)]).filter(isThirdParty).length,
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
