/** A page breaks words that are wider than their column. */
import { published } from '../../tests/support/content.ts';
import { expect, waitForFonts, test } from '../support/site.ts';

/** Runs in the page: appends a word of a hundred letters to every text of a post, and thirty words to headlines. */
function insertLongWords(): void {
  const POST = 'article, .posts, .neighbors';
  // Not buttons and story numbers.
  const OWN = 'script, style, form, .label, .number, .visually-hidden';
  const word = 'Felinodocumentarianarchivistically'.repeat(3);
  const title = 'The Cat Who Sat on the Press and Would Not Be Moved '.repeat(3);
  const main = document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  // NodeFilter.SHOW_TEXT.
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const holder = text.parentElement;
    if (!text.data.trim() || !holder?.closest(POST) || holder.closest(OWN)) continue;
    text.data = holder.closest('h1, h2, h3, .title') ? title + word : word;
  }
}

for (const path of [
  '/blog',
  ...published.slice(0, 1).map(({ category }) => `/blog/category/${category.id}`),
  // One with stories, one without, and one with a table.
  ...[/<Story/, /^(?![\s\S]*<Story)/, /^\|/m].flatMap(
    (pattern) => published.find(({ body }) => pattern.test(body))?.path ?? [],
  ),
]) {
  test(`${path} does not scroll sideways with very long words`, async ({ page }) => {
    await page.goto(path);
    await waitForFonts(page);
    await page.evaluate(insertLongWords);
    await expect(page.getByRole('main')).toContainText('Felinodocumentarian');
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scroll, `at ${width} px`).toBe(width);
    }
  });
}
