/** The blog search. */
import { blogPage as words, categories, published, walks } from '../tests/support/content.ts';
import { expect, test } from './support/site.ts';

const [POST] = published;
if (!POST) throw new Error('No post is out.');
/** The longest word of its title. */
const [WORD = ''] = (POST.title.toLowerCase().match(/[a-z]+/g) ?? []).toSorted(
  (a, b) => b.length - a.length,
);

for (const path of ['/blog', '/blog/archive']) {
  test(`the search on ${path} requests nothing before it is used`, async ({ page }) => {
    const asked: { path: string; type: string }[] = [];
    page.on('request', (request) =>
      asked.push({ path: new URL(request.url()).pathname, type: request.resourceType() }),
    );
    await page.goto(path, { waitUntil: 'networkidle' });
    const early = asked.filter(
      ({ path, type }) => path.startsWith('/search/') || /script|fetch|xhr/.test(type),
    );
    expect(early).toEqual([]);

    await page.getByRole('searchbox').focus();
    await expect.poll(() => asked.map((request) => request.path)).toContain('/search/list.json');
  });
}

test('a word finds its story as it is typed', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('searchbox').pressSequentially(WORD.slice(0, -1));
  const result = page.getByRole('search').getByRole('listitem').filter({ hasText: POST.title });
  await expect(result).toContainText(
    `${categories.find(({ id }) => id === POST.category.id)?.name}, ${POST.date}`,
  );
  await result.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${POST.path}(?:#|$)`));
});

test('tours are found beside stories', async ({ page }) => {
  for (const { name, path } of walks) {
    await page.goto(`/blog?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('search').locator(`li a[href^="${path}"]`).first()).toBeVisible();
  }
});

test.describe('when the index cannot be fetched', () => {
  test.use({ expectedTrouble: /search\/|Failed to load resource/ });

  test('the visitor reads so, with a link to the archive', async ({ page }) => {
    await page.route('**/search/*.json', (route) => route.abort());
    await page.goto('/blog');
    await page.getByRole('searchbox').fill(WORD);
    const search = page.getByRole('search');
    await expect(search.getByRole('status')).toHaveText(words.search.failed);
    await search.getByRole('link', { name: words.archive.link }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.archive.title })).toBeVisible();
  });
});
