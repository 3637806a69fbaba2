/** A page of each kind on a narrow phone, without an error. */
import { auditedPages } from '../../scripts/checks/page-kinds.ts';
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

for (const { path } of auditedPages())
  test(path, async ({ visitor }) => {
    await visitor.open(path, 320);
    await visitor.sees('h1');
    await visitor.soon(findEmptyPictures).toEqual([]);
    const beside = await visitor.look(() => document.documentElement.scrollWidth - innerWidth);
    expect(beside, 'pixels beside the window').toBeLessThanOrEqual(0);
  });
