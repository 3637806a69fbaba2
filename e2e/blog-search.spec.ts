/** A visitor looks for a cat by a word they remember. */
import { blogPage as words, categories, published, walks } from '../tests/support/content.ts';
import {
  blockScript,
  FATES,
  holdScript,
  openWithStoppedClock,
  SCRIPT_TROUBLE,
} from './support/missing-scripts.ts';
import { expect, test } from './support/site.ts';

const [POST] = published;
if (!POST) throw new Error('No post is out.');
/** The longest word of its title, which finds it. */
const [WORD = ''] = (POST.title.toLowerCase().match(/[a-z]+/g) ?? []).toSorted(
  (a, b) => b.length - a.length,
);
/** A word of no language. */
const NOWHERE = 'qxzvkwj';

for (const path of ['/blog', '/blog/archive']) {
  test(`the search on ${path} costs nothing before it is used`, async ({ page }) => {
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

test('a word finds its story as it is typed, and the result says what it is', async ({ page }) => {
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

test('a search can be kept in an address', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('searchbox').fill(WORD);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`/blog?q=${WORD}`);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(WORD);
  await expect(page.getByRole('search').getByRole('listitem').first()).toContainText(
    new RegExp(WORD, 'i'),
  );
});

test('a search that finds nothing says so, and shows the way to everything', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('searchbox').fill(NOWHERE);
  const search = page.getByRole('search');
  await expect(search.getByRole('status')).toHaveText(
    words.search.none.replace('{query}', NOWHERE),
  );
  await expect(search.getByRole('link', { name: words.archive.link })).toBeVisible();

  await page.getByRole('searchbox').fill('');
  await expect(search.getByRole('status')).toBeEmpty();
  await expect(search.getByRole('link')).toHaveCount(0);
});

for (const query of ['%', '🐈']) {
  test(`${query} gets an answer, too`, async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('searchbox').fill(query);
    await expect(page.getByRole('search').getByRole('status')).toContainText(query);
  });
}

test('an index that hangs is given up after eight seconds', async ({ page }) => {
  await page.clock.install();
  await page.route('**/search/*.json', () => {});
  await page.goto('/blog');
  await page.getByRole('searchbox').fill(WORD);
  await expect(page.getByRole('searchbox')).toBeFocused();
  const status = page.getByRole('search').getByRole('status');
  await expect
    .poll(async () => {
      await page.clock.runFor(400);
      return status.textContent();
    })
    .not.toBe('');
  await page.clock.runFor(9000);
  await expect(
    page.getByRole('search').getByRole('link', { name: words.archive.link }),
  ).toBeVisible();
});

test.describe('when its script does not come', () => {
  test.use({ expectedTrouble: SCRIPT_TROUBLE });

  for (const fate of FATES) {
    test(`the search leads to the archive where it ${fate}`, async ({ page }) => {
      const script = await blockScript(page, 'BlogSearch', fate);
      await openWithStoppedClock(page, '/blog');
      await page.getByRole('searchbox').fill(WORD);
      const search = page.getByRole('button', { name: words.search.button });
      await search.click();
      await expect(search).toHaveAttribute('aria-busy', 'true');
      await script.waitInVain();
      await expect(page).toHaveURL(`/blog/archive?q=${WORD}`);
    });
  }

  test('a search pressed before it arrives is answered on the spot', async ({ page }) => {
    const arrive = await holdScript(page, 'BlogSearch');
    await openWithStoppedClock(page, '/blog');
    await page.getByRole('searchbox').fill(WORD);
    await page.getByRole('button', { name: words.search.button }).click();
    await expect(page.getByRole('button', { name: words.search.button })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    arrive();
    await expect(page).toHaveURL(`/blog?q=${WORD}`);
    // Typing has to rest before it counts as a question.
    await page.clock.runFor(300);
    await expect(page.getByRole('search').getByRole('listitem').first()).toBeVisible();
  });
});

test.describe('when the index cannot be fetched', () => {
  test.use({ expectedTrouble: /search\/|Failed to load resource/ });

  test('the visitor is told, and led to the archive', async ({ page }) => {
    await page.route('**/search/*.json', (route) => route.abort());
    await page.goto('/blog');
    await page.getByRole('searchbox').fill(WORD);
    const search = page.getByRole('search');
    await expect(search.getByRole('status')).toHaveText(words.search.failed);
    await search.getByRole('link', { name: words.archive.link }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.archive.title })).toBeVisible();
  });
});
