/**
 * A page at several widths: each picture’s `sizes` is the width at which it is drawn, one of its files fits that
 * width, no heading, label or button breaks inside a word, and the page's main content begins on the first screen.
 */
import type { Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import { expect } from '../support/site.ts';

/**
 * For each visible picture the width in `sizes`, its box's width, its drawn width, which is larger if cropped, and
 * the widths of its files.
 */
function readPictures() {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.position = 'fixed';
  /** The length of the first matching condition. Commas may be inside `min()`. */
  const lengthOf = (sizes: string): number => {
    for (const entry of sizes.split(/,(?![^(]*\))/)) {
      const [, condition, length = entry] = /^(\([a-z-]+:[^()]+\)) (.+)$/.exec(entry.trim()) ?? [];
      if (condition && !matchMedia(condition).matches) continue;
      probe.style.width = length;
      return probe.getBoundingClientRect().width;
    }
    return 0;
  };
  const read = [...document.images].flatMap((picture) => {
    const sources = [...(picture.closest('picture')?.querySelectorAll('source') ?? [])];
    const chosen = sources.find(({ media }) => !media || matchMedia(media).matches) ?? picture;
    const { width, height } = picture.getBoundingClientRect();
    if (!chosen.sizes || width === 0) return [];
    const shape = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
    const { objectFit, backgroundColor } = getComputedStyle(picture);
    return {
      name: chosen.srcset.split(' ')[0],
      sizes: chosen.sizes,
      declared: lengthOf(chosen.sizes),
      width,
      drawn: objectFit === 'cover' ? Math.max(width, height * shape) : width,
      files: [...chosen.srcset.matchAll(/ (\d+)w/g)].map(([, digits]) => Number(digits)),
      backgroundColor,
    };
  });
  probe.remove();
  return read;
}

/** The words of headings, labels and buttons that stand on two lines. */
function readBrokenWords() {
  const broken = [];
  for (const element of document.querySelectorAll(
    ':is(h1, h2, h3, .label, .kicker, .button, .deck-2, .deck-3, .deck-4, .deck-5)',
  )) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\d]{2,}/gu)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
  }
  return broken;
}

/**
 * Widths on both sides of each breakpoint, and the densities of such screens. Where `most` is given, main content may
 * begin that far down, so that some of it is visible.
 */
const SCREENS: readonly { width: number; height: number; scales?: number[]; most?: number }[] = [
  { width: 320, height: 780 },
  { width: 360, height: 780, scales: [2], most: 700 },
  { width: 600, height: 900 },
  { width: 768, height: 1024, scales: [2], most: 700 },
  { width: 1020, height: 900 },
  { width: 1030, height: 900 },
  { width: 1440, height: 900, scales: [1, 2], most: 480 },
  { width: 2560, height: 900, scales: [1] },
];

/** Waits until a resized page is drawn. Before that Chrome reports `subgrid` rows with the former window's width. */
export const waitForDraw = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));

/** The main content by page. */
const PURPOSE: Readonly<Record<string, string>> = {
  '/tours': 'main .tour img',
  '/tours/private-tours': '.facts-bar',
  '/blog': 'main nav',
  '/contact': 'main .letter',
  '/about': 'main .team img',
  '/gallery': 'main nav',
  '/in-the-news': 'main .coverage article',
  '/press-kit': 'main nav',
  '/cat-chats': '[aria-labelledby=next-dates] li',
  '/booking': 'main .days',
};

export async function expectFitOnScreens(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    // Outside the view, `content-visibility` keeps the layout of the former window.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  for (const { width, height, scales = [], most } of SCREENS) {
    await page.setViewportSize({ width, height });
    await waitForDraw(page);
    for (const picture of await page.evaluate(readPictures)) {
      const { name, sizes, declared, width: box, drawn, files, backgroundColor } = picture;
      const fault = `${name} at ${width} px: "${sizes}" is ${declared}, and drawn are ${drawn}`;
      expect.soft(declared / box, fault).toBeGreaterThan(0.88);
      expect.soft(declared / drawn, fault).toBeLessThan(1.14);
      expect.soft(backgroundColor, `${name}: what is drawn first`).not.toBe('rgba(0, 0, 0, 0)');
      for (const scale of scales) {
        // Small pictures have only two files, and none has one for the largest screen at 2x.
        const limit = drawn < 300 ? 2 : 1.5;
        const fits = files.map((pixels) => pixels / (drawn * scale));
        const good = fits.filter((ratio) => ratio > 0.75 && ratio < limit);
        expect.soft(good.length, `${fault}, at ${scale}x: files of ${files}`).toBeGreaterThan(0);
      }
    }
    const broken = await page.evaluate(readBrokenWords);
    expect.soft(broken, `words on two lines, ${width} px wide`).toEqual([]);
    const purpose = PURPOSE[path];
    if (!purpose || !most) continue;
    const { y } = required(await page.locator(purpose).first().boundingBox());
    expect.soft(y, `main content of ${path}, ${width} px wide`).toBeLessThanOrEqual(most);
  }
}
