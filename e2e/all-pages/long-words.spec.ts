/** An editor writes a word that no column was made for. The page breaks it, and stays where it is. */
import { published } from '../../tests/support/content.ts';
import { expect, facesOn, test } from '../support/site.ts';

/**
 * Puts a word of a hundred letters, after a headline of thirty words where there is one, into every
 * text that comes from a post. Runs in the page.
 */
function overfill(): void {
  const POST = 'article, .posts, .neighbors';
  // What no editor makes long: buttons, a story's number.
  const OWN = 'script, style, form, .label, .number, .visually-hidden';
  const word = 'Felinodocumentarianarchivistically'.repeat(3);
  const title = 'The Cat Who Sat on the Press and Would Not Be Moved '.repeat(3);
  const main = document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  // The walker shows texts alone.
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const holder = text.parentElement;
    if (!text.data.trim() || !holder?.closest(POST) || holder.closest(OWN)) continue;
    text.data = holder.closest('h1, h2, h3, .title') ? title + word : word;
  }
}

/** What reaches beyond the window, unless it is cut off there on purpose. Runs in the page. */
function findStrays(): string[] {
  const { clientWidth } = document.documentElement;
  const strays = [...document.querySelectorAll('main *')].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 1 && right > clientWidth + 1;
  });
  return strays.map(({ tagName, className }) => `${tagName}.${className}`);
}

for (const path of [
  '/blog',
  '/blog/archive',
  ...published.slice(0, 1).map(({ category }) => `/blog/category/${category.id}`),
  // One with stories of its own, and one without; a table is as wide as its words.
  ...[true, false].flatMap(
    (hasStories) =>
      published.find(({ body }) => body.includes('<Story') === hasStories && !/^\|/m.test(body))
        ?.path ?? [],
  ),
]) {
  test(`the longest of words never pushes ${path} sideways`, async ({ page }) => {
    await page.goto(path);
    await facesOn(page);
    await page.evaluate(overfill);
    await expect(page.getByRole('main')).toContainText('Felinodocumentarian');
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(findStrays), `at ${width} px`).toEqual([]);
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scroll, `at ${width} px`).toBe(width);
    }
  });
}
