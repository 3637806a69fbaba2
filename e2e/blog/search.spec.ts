/** The blog search. */
import {
  blogPage as words,
  categories,
  published,
  scheduledTours,
} from '../../tests/support/content.ts';
import { expect, test } from '../support/site.ts';

const [POST] = published;
if (!POST) throw new Error('No post is out.');
/** The longest word of its title. */
const [WORD = ''] = (POST.title.toLowerCase().match(/[a-z]+/g) ?? []).toSorted(
  (a, b) => b.length - a.length,
);

test('the search requests nothing before it is used, and finds a story by a word', async ({
  page,
}) => {
  const requested: { path: string; type: string }[] = [];
  page.on('request', (request) =>
    requested.push({ path: new URL(request.url()).pathname, type: request.resourceType() }),
  );
  const used = () =>
    requested.filter(
      ({ path, type }) => path.startsWith('/search/') || /script|fetch|xhr/.test(type),
    );
  for (const path of ['/blog/archive', '/blog']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(used(), path).toEqual([]);
  }
  const box = page.getByRole('searchbox');
  await box.focus();
  await expect.poll(() => requested.map((request) => request.path)).toContain('/search/list.json');
  await box.pressSequentially(WORD.slice(0, -1));
  const result = page.getByRole('search').getByRole('listitem').filter({ hasText: POST.title });
  const category = categories.find(({ id }) => id === POST.category.id)?.name;
  await expect(result).toContainText(`${category}, ${POST.date}`);
  await result.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${POST.path}(?:#|$)`));
});

test('a query in the URL finds tours beside stories', async ({ page }) => {
  for (const { name, path } of scheduledTours.slice(0, 1)) {
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
