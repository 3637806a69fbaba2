/**
 * The press: turns a scene's blocks into an ordinary JPEG.
 *
 * A scene is drawn once and printed twice. First the colour blocks, with everything of the key colour
 * knocked out to paper; then the key block alone, multiplied over it and out of register by a little,
 * always down and to the right, as a hand press leaves it. Both pass through the same turbulence, so
 * that edges look cut by hand and still meet. Then come specks where the roller missed, paper grain,
 * and a heavy ink border on a paper margin.
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { KEY, PAPER } from './ink.ts';
import { freshBlock, type Svg } from './shapes.ts';

/** Print formats: the viewBox a scene is drawn in, and the size of the picture in pixels. */
const formats = {
  wide: { w: 1600, h: 900, px: 2000 },
  poster: { w: 1200, h: 1600, px: 1500 },
  landscape: { w: 1600, h: 1200, px: 1600 },
  portrait: { w: 1200, h: 1600, px: 1200 },
  square: { w: 1200, h: 1200, px: 1600 },
  post: { w: 1600, h: 900, px: 1600 },
  bust: { w: 1200, h: 1500, px: 1200 },
  reel: { w: 1080, h: 1920, px: 1080 },
  /** Small and without grain, because it must come quickly when something else did not. */
  plate: { w: 1280, h: 960, px: 640 },
} as const;

export type Format = keyof typeof formats;

export interface Scene {
  /** Where the picture goes, from the top of the project, e.g. `content/tours/lower-east-side-hero.jpg`. */
  file: string;
  format: Format;
  /** What is in the picture, written by looking at it: 60 to 140 characters. */
  alt: string;
  caption: string;
  /** Draws the scene; the whole viewBox is to be covered. */
  draw: (w: number, h: number) => Svg;
}

const face = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2',
  ),
).toString('base64');

const recolour = (art: Svg, to: (hex: string) => string): Svg =>
  art.replace(/#[0-9a-fA-F]{6}\b/g, (hex) => to(hex.toUpperCase()));

/** The whole sheet as one SVG document. */
export function sheet(scene: Scene): string {
  freshBlock();
  const { w, h, px } = formats[scene.format];
  const art = scene.draw(w, h);
  const colours = recolour(art, (hex) => (hex === KEY ? PAPER : hex));
  const key = recolour(art, (hex) => (hex === KEY ? KEY : '#FFFFFF'))
    .replaceAll('"cut', '"key')
    .replaceAll('#cut', '#key');
  // A bust is cut to an oval by the page, and half a border round an oval is worse than none.
  const bleeds = scene.format === 'bust';
  const margin = bleeds ? 0 : Math.round(Math.min(w, h) * 0.018);
  const border = bleeds ? 0 : Math.round(Math.min(w, h) * 0.011);
  const inner = margin + border;
  const seed = [...scene.file].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${px}" height="${Math.round((px * h) / w)}">
<defs>
<style>@font-face{font-family:"Print Shop Gothic";src:url(data:font/woff2;base64,${face})}</style>
<filter id="cut-by-hand" x="0" y="0" width="${w}" height="${h}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="${seed}"/>
<feDisplacementMap in="SourceGraphic" scale="6" xChannelSelector="R" yChannelSelector="G"/>
</filter>
<filter id="missed" x="0" y="0" width="${w}" height="${h}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".42" numOctaves="2" seed="${seed + 1}" result="fine"/>
<feTurbulence type="fractalNoise" baseFrequency=".006" numOctaves="2" seed="${seed + 2}" result="broad"/>
<feComposite in="fine" in2="broad" operator="arithmetic" k2="1" k3=".45" k4="-.06"/>
<feColorMatrix values="0 0 0 0 .96 0 0 0 0 .93 0 0 0 0 .87 0 9 0 0 -7.1"/>
</filter>
<filter id="grain" x="0" y="0" width="${w}" height="${h}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="1" seed="${seed + 3}"/>
<feColorMatrix values="0 0 0 0 .2 0 0 0 0 .16 0 0 0 0 .1 .9 0 0 0 -.38"/>
</filter>
<clipPath id="block"><rect x="${inner - 1}" y="${inner - 1}" width="${w - 2 * inner + 2}" height="${h - 2 * inner + 2}"/></clipPath>
</defs>
<rect width="${w}" height="${h}" fill="${PAPER}"/>
<g style="isolation:isolate">
<g filter="url(#cut-by-hand)"><rect width="${w}" height="${h}" fill="${PAPER}"/><g clip-path="url(#block)">${colours}</g></g>
<g style="mix-blend-mode:multiply" transform="translate(1.6 1.2)"><g filter="url(#cut-by-hand)"><rect width="${w}" height="${h}" fill="#FFFFFF"/><g clip-path="url(#block)">${key}</g>
<rect x="${margin + border / 2}" y="${margin + border / 2}" width="${w - 2 * margin - border}" height="${h - 2 * margin - border}" fill="none" stroke="${KEY}" stroke-width="${border}"/></g></g>
</g>
${
  scene.format === 'plate'
    ? ''
    : `<rect width="${w}" height="${h}" filter="url(#missed)" opacity=".5"/>
<rect width="${w}" height="${h}" filter="url(#grain)" opacity=".22"/>`
}
</svg>`;
}

/** Opens the browser that works the press: the machine's own if there is one, else Playwright's. */
export async function openPress(): Promise<Browser> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--disable-background-networking',
  ];
  try {
    return await chromium.launch({ executablePath: '/usr/bin/chromium', args });
  } catch (reason) {
    try {
      return await chromium.launch({ args });
    } catch {
      throw new Error(
        'No browser to print with. Install one with: npx playwright install chromium',
        { cause: reason },
      );
    }
  }
}

/** Prints one scene to its file under `root` and returns the size in bytes. */
export async function pull(browser: Browser, scene: Scene, root: string): Promise<number> {
  const { w, h, px } = formats[scene.format];
  const height = Math.round((px * h) / w);
  const page = await browser.newPage({ viewport: { width: px, height } });
  try {
    await page.setContent(
      `<!doctype html><style>body{margin:0}svg{display:block}</style>${sheet(scene)}`,
    );
    await page.evaluate('document.fonts.ready');
    const proof = await page.screenshot({ type: 'png' });
    const target = resolve(root, scene.file);
    await mkdir(dirname(target), { recursive: true });
    if (scene.file.endsWith('.webp')) {
      let quality = 62;
      let small = await sharp(proof).webp({ quality, effort: 6 }).toBuffer();
      while (small.length > 11_900 && quality > 30) {
        quality -= 4;
        small = await sharp(proof).webp({ quality, effort: 6 }).toBuffer();
      }
      await writeFile(target, small);
      return small.length;
    }
    // Grain varies from print to print, so the quality gives way until the picture has a sensible weight.
    let quality = 88;
    let picture = await sharp(proof).jpeg({ quality, mozjpeg: true }).toBuffer();
    while (picture.length > 450_000 && quality > 60) {
      quality -= 4;
      picture = await sharp(proof).jpeg({ quality, mozjpeg: true }).toBuffer();
    }
    await writeFile(target, picture);
    return picture.length;
  } finally {
    await page.close();
  }
}
