/** The blog search. */
import { blogPage as words, published, scheduledTours } from '../../tests/support/content.ts';
import { required } from '../../tests/required.ts';
import { expect, test } from '../support/site.ts';

const POST = required(published[0]);
/** The longest word of its title. */
const [WORD = ''] = (POST.title.toLowerCase().match(/[a-z]+/g) ?? []).toSorted(
  (a, b) => b.length - a.length,
);

const link = (page: import('@playwright/test').Page, name: string) =>
  page.getByRole('search').getByRole('link', { name, exact: true });

test('the search requests nothing before it is used; results replace the list and survive Back', async ({
  page,
}) => {
  // Without the page cache.
  await page.addInitScript(() => addEventListener('unload', () => undefined));
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/search\/|\/BlogSearch\./.test(pathname)) requested.push(pathname);
  });
  await page.goto('/blog', { waitUntil: 'networkidle' });
  expect(requested).toEqual([]);

  await page.getByRole('searchbox').pressSequentially(WORD.slice(0, -1));
  const list = page.getByRole('heading', { level: 2, name: words.list.title });
  await expect(list).toBeHidden();
  await link(page, POST.title).click();
  await expect(page).toHaveURL(POST.path);
  expect(requested.filter((path) => path.startsWith('/search/'))).toHaveLength(1);

  await page.goBack();
  await expect(link(page, POST.title)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(WORD.slice(0, -1));
  await page.getByRole('searchbox').fill('');
  await expect(list).toBeVisible();
});

test('a query anywhere in the URL finds tours beside posts', async ({ page }) => {
  const { name, title } = required(scheduledTours[0]);
  await page.goto(`/blog?utm_source=x&q=${encodeURIComponent(name)}`);
  await expect(link(page, title)).toBeVisible();
});

test.describe('when the file cannot be fetched', () => {
  test.use({ expectedTrouble: /search\/|Failed to load resource/ });

  test('the visitor reads so, above the list of all posts', async ({ page }) => {
    await page.route('**/search/*.json', (route) => route.abort());
    await page.goto('/blog');
    await page.getByRole('searchbox').fill(WORD);
    await expect(page.getByRole('status').first()).toHaveText(words.search.failed);
    await expect(page.getByRole('link', { name: POST.title }).first()).toBeVisible();
  });
});
