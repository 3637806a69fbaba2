/** Every page of the sitemap on the narrowest phone: whole, legible, without a word in the console. */
import { readSitemap } from '../../scripts/checks/built-pages.ts';
import { expect, test } from './engine.ts';

/** What of a page's pictures and drawings shows nothing, once all of them have come. Runs in the page. */
function findEmptyPictures(): string[] {
  for (const image of document.images) image.loading = 'eager';
  const empty = [
    ...[...document.images].filter((image) => !image.naturalWidth),
    ...[...document.querySelectorAll('use')].filter((use) => use.getBBox().width === 0),
  ];
  return empty
    .filter((element) => element.checkVisibility())
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** Words as dark as what is behind them, as where a style names a color that the browser does not know. Runs in the page. */
function findPaleWords(): string[] {
  const numbersIn = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const lightnessOf = (color: string) => {
    const [red = 0, green = 0, blue = 0] = numbersIn(color);
    return 0.3 * red + 0.6 * green + 0.1 * blue;
  };
  const groundOf = (element: Element | null): string | undefined => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    // Words on a picture have no one color behind them.
    if (backgroundImage !== 'none') return undefined;
    const [, , , alpha = 1] = numbersIn(backgroundColor);
    return alpha > 0.5 ? backgroundColor : groundOf(element.parentElement);
  };
  const hasWords = ({ childNodes }: Element) =>
    [...childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.nodeValue ?? ''),
    );
  return [...document.querySelectorAll('body *:not(svg *, figure *, noscript, script, style)')]
    .filter(hasWords)
    .filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .filter((element) => {
      const ground = groundOf(element);
      const { color } = getComputedStyle(element);
      return ground && Math.abs(lightnessOf(color) - lightnessOf(ground)) < 60;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

for (const { pathname } of readSitemap().map((address) => new URL(address)))
  test(pathname, async ({ visitor }) => {
    await visitor.open(pathname, 'narrow phone');
    await visitor.sees('h1');
    await visitor.until('every picture is drawn', findEmptyPictures, [], []);
    const beside = await visitor.look(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(beside, 'pixels beside the window').toBeLessThanOrEqual(0);
    expect.soft(await visitor.look(findPaleWords), 'words that are hard to see').toEqual([]);
  });
