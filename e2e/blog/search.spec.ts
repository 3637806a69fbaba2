/** The blog search. */
import { blogPage as words, published } from '../../tests/support/content.ts';
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
