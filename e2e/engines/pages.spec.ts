/** Every page of the sitemap, on the narrowest phone: whole, drawn, without a word in the console. */
import { readSitemap } from '../../scripts/checks/built-pages.ts';
import { expect, test } from './engine.ts';

/** Loads what waits for a reader to come near. Runs in the page. */
function hurryPictures(): void {
  for (const image of document.images) image.loading = 'eager';
}

/** What of a page's pictures and drawings shows nothing, once all of them have come. Runs in the page. */
function findEmptyPictures(): string[] {
  const isDrawn = (image: HTMLImageElement) => {
    if (!image.complete || image.naturalWidth === 0) return false;
    // A part of a drawing may be empty although its file is there.
    if (!image.currentSrc.includes('.svg')) return true;
    const canvas = document.createElement('canvas');
    const { width, height } = canvas;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, width, height);
    return !!context?.getImageData(0, 0, width, height).data.some((value) => value > 0);
  };
  const empty = (what: Iterable<Element>) =>
    [...what].map(({ outerHTML }) => outerHTML.slice(0, 160));
  const seen = <Kind extends Element>(all: Iterable<Kind>) =>
    [...all].filter((element) => element.checkVisibility());
  return [
    ...empty(seen(document.images).filter((image) => !isDrawn(image))),
    ...empty(
      seen(document.querySelectorAll('use')).filter(
        (use) => use.getBBox().width * use.getBBox().height === 0,
      ),
    ),
  ];
}

/**
 * Words that hardly differ from what they stand on, as they do where a style names a color that the browser
 * does not know. Runs in the page.
 */
function findPaleWords(): string[] {
  const numbersOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const lightness = (color: string) => {
    const [red = 0, green = 0, blue = 0] = numbersOf(color).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    // What stands on a picture has no color of its own to be held against.
    if (backgroundImage !== 'none') return '';
    const [, , , alpha = 1] = numbersOf(backgroundColor);
    return alpha > 0.5 ? backgroundColor : groundOf(element.parentElement);
  };
  const isPale = (element: Element) => {
    const ground = groundOf(element);
    const sides = [lightness(getComputedStyle(element).color), lightness(ground)];
    return ground !== '' && (Math.max(...sides) + 0.05) / (Math.min(...sides) + 0.05) < 3;
  };
  return [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        [...element.childNodes].some(
          ({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && /\w/.test(data ?? ''),
        ) &&
        !element.closest('svg,figure,noscript,script,style') &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        isPale(element),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** The page's HTML as built, and the dates of the next walks as shown now. Runs in the page. */
async function readNextWalks() {
  const html = await (await fetch(location.pathname)).text();
  const walks = [...document.querySelectorAll('[data-next-walk]')];
  return { html, shown: walks.map(({ textContent }) => textContent) };
}

/** A date with each of its words and numbers as one. */
const shapeOf = (date: string) => date.replaceAll(/[A-Za-z]+/g, 'A').replaceAll(/\d+/g, '0');

test.describe('pages', () => {
  for (const { pathname } of readSitemap().map((address) => new URL(address)))
    test(pathname, async ({ visitor }) => {
      await visitor.open(pathname, 'narrow phone');
      await visitor.sees('h1');
      await visitor.until(
        'the headline faces are put on',
        () => !document.documentElement.dataset['fonts'],
      );
      const beside = await visitor.look(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(beside, 'pixels beside the window').toBeLessThanOrEqual(0);
      await visitor.look(hurryPictures);
      const empty = () => visitor.look(findEmptyPictures);
      await expect.poll(empty, { message: 'pictures that show nothing' }).toEqual([]);
      expect.soft(await visitor.look(findPaleWords), 'words that are hard to see').toEqual([]);
      const { html, shown } = await visitor.look(readNextWalks);
      const built = [...html.matchAll(/ data-next-walk="[^"]*"[^>]*>([^<]*)</g)];
      expect
        .soft(shown.map(shapeOf), 'the next walks')
        .toEqual(built.map(([, date = '']) => shapeOf(date)));
    });
});
