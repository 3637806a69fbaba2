/** Categories, posts, and links between them. */
import { required } from '../../tests/required.ts';
import { blogPage as words, categories, published, tours } from '../../tests/support/content.ts';
import { expect, test } from '../support/site.ts';

/** A post with a newer and an older one, whose category is not the whole list. */
const POST = published.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))[1];
if (!POST) throw new Error('Fewer than two posts are out.');
const { id, name: CATEGORY } = required(
  categories.find((category) => category.id === POST.category.id),
);
const CATEGORY_PATH = `/blog/category/${id}`;

const storiesIn = ({ body }: { body: string }) => body.match(/<Story /g)?.length ?? 0;
/** The post with the most numbered stories, and the tour that it links to. */
const [STORIES = POST] = published.toSorted((a, b) => storiesIn(b) - storiesIn(a));
const [, called = STORIES.tour] = /<TourCallout tour="([^"]+)"/.exec(STORIES.body) ?? [];
const CALLED = tours.find(({ id }) => id === called);
const TOUR_LINK = words.post.tourLink.replace('{tour}', CALLED?.name ?? '');

const cards = (page: import('@playwright/test').Page) =>
  page.getByRole('main').getByRole('article').filter({ visible: true });

const filter = (page: import('@playwright/test').Page) =>
  page.getByRole('navigation', { name: words.filter.label });

test('choosing a category shows its stories without a request; Back and a reload work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await page.goto('/blog', { waitUntil: 'networkidle' });
  const all = await cards(page).count();
  const requested: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && requested.push(request.url()));

  await filter(page).getByRole('link', { name: CATEGORY }).click();

  const heading = words.list.filed.replace('{category}', CATEGORY);
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  await expect(page).toHaveURL(CATEGORY_PATH);
  await expect(page).toHaveTitle(new RegExp(`^${CATEGORY} \\|`));
  // What a browser shares.
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${CATEGORY_PATH}$`),
  );
  const count = await cards(page).count();
  expect(count).toBeLessThan(all);
  for (const card of await cards(page).all()) await expect(card).toContainText(CATEGORY);
  await expect(cards(page).first().getByRole('heading')).toBeInViewport();
  await expect(page.getByText(words.filter.shown.replace('{count}', String(count)))).toBeVisible();
  await expect(filter(page).locator('[aria-current]')).toHaveText(`${CATEGORY} ${count}`);

  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(cards(page)).toHaveCount(all);
  await page.goForward();
  await expect(cards(page)).toHaveCount(count);
  expect(requested).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: CATEGORY })).toBeVisible();
  await expect(cards(page)).toHaveCount(count);
});

test('the newest story comes first; each is one link with a unique name', async ({ page }) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  const days = await main
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(days).toEqual(days.toSorted().toReversed());
  const names = await main.getByRole('link', { name: words.card.readMore }).allTextContents();
  expect(names.length).toBe(await cards(page).count());
  expect(new Set(names).size).toBe(names.length);
});

test('a story ends with links to the next one and to three related ones', async ({ page }) => {
  await page.goto(POST.path);
  const neighbors = page.getByRole('navigation', { name: words.post.neighbors });
  await expect(neighbors.getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('link', { name: words.card.readMore })).toHaveCount(3);

  await neighbors.getByRole('link', { name: words.post.newer }).click();
  await page
    .getByRole('navigation', { name: words.post.neighbors })
    .getByRole('link', { name: words.post.older })
    .click();
  await expect(page).toHaveURL(POST.path);
  await page.getByRole('link', { name: words.post.back }).click();
  await expect(page).toHaveURL('/blog');
});

test('a story prints with its text, sources and URL', async ({ page }) => {
  await page.goto(STORIES.path);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText(new RegExp(`^https:.*${STORIES.path}$`))).toBeVisible();
  await expect(page.getByRole('heading', { name: words.post.sources })).toBeVisible();
  for (const gone of [words.post.back, TOUR_LINK]) {
    await expect(page.getByRole('link', { name: gone })).toBeHidden();
  }
  await expect(page.getByRole('navigation', { name: words.post.contents })).toBeHidden();
  // The dark footer is not printed.
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).toHaveCount(0);
  await expect(footer).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a category is a page, and a search shows all posts', async ({ page }) => {
    await page.goto('/blog');
    await filter(page).getByRole('link', { name: CATEGORY }).click();
    await expect(page).toHaveURL(CATEGORY_PATH);
    for (const card of await cards(page).all()) await expect(card).toContainText(CATEGORY);

    const [word] = POST.title.split(' ').toSorted((a, b) => b.length - a.length);
    await page.goto('/blog');
    await page.getByRole('searchbox').fill(String(word));
    await page.getByRole('button', { name: words.search.button }).click();
    await expect(page).toHaveURL(`/blog?q=${encodeURIComponent(String(word))}`);
    await expect(page.getByText(words.search.noScript)).toBeVisible();
    await cards(page).filter({ hasText: POST.title }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(POST.title);
  });
});
