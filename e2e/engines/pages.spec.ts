/** Every page of the sitemap on a narrow phone, without an error. */
import { readSitemap } from '../../scripts/checks/built-pages.ts';
import { expect, test } from './engine.ts';

/** Runs in the page. @returns pictures and drawings that are empty */
function findEmptyPictures(): string[] {
  for (const image of document.images) image.loading = 'eager';
  return [
    ...[...document.images].filter((image) => !image.naturalWidth),
    ...[...document.querySelectorAll('use')].filter((use) => use.getBBox().width === 0),
  ]
    .filter((element) => element.checkVisibility())
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

for (const { pathname } of readSitemap().map((address) => new URL(address)))
  test(pathname, async ({ visitor }) => {
    await visitor.open(pathname, 320);
    await visitor.sees('h1');
    await visitor.soon(findEmptyPictures).toEqual([]);
    const beside = await visitor.look(() => document.documentElement.scrollWidth - innerWidth);
    expect(beside, 'pixels beside the window').toBeLessThanOrEqual(0);
  });
