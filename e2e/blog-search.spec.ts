/** A visitor looks for a cat by a word they remember. */
import { globSync, readFileSync } from 'node:fs';
import words from '../content/pages/blog.json' with { type: 'json' };
import { expect, test } from './site.ts';

for (const path of ['/blog', '/blog/archive']) {
  test(`the search on ${path} costs nothing before it is used`, async ({ page }) => {
    const asked: { path: string; type: string }[] = [];
    page.on('request', (request) =>
      asked.push({ path: new URL(request.url()).pathname, type: request.resourceType() }),
    );
    await page.goto(path, { waitUntil: 'networkidle' });
    const early = asked.filter(
      (request) => request.path.startsWith('/search/') || /script|fetch|xhr/.test(request.type),
    );
    expect(early).toEqual([]);

    await page.getByRole('searchbox').focus();
    await expect.poll(() => asked.map((request) => request.path)).toContain('/search/list.json');
  });
}

test('a word finds its story as it is typed, and the result says what it is', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('searchbox').pressSequentially('spectac');
  const results = page.getByRole('search').getByRole('listitem');
  await expect(results.first()).toContainText('Jerry Fox');
  await expect(results.first()).toContainText('Tour Stories, May 17, 2024');
  await results.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/jerry-fox-brooklyn-city-hall/);
});

test('tours are found beside stories', async ({ page }) => {
  await page.goto('/blog?q=lower+east+side+walk');
  await expect(
    page.getByRole('search').getByRole('listitem').filter({ hasText: 'Tour' }).first(),
  ).toBeVisible();
});

test('a search can be kept in an address', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('searchbox').fill('Tammany');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/blog?q=Tammany');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('Tammany');
  await expect(page.getByRole('search').getByRole('listitem').first()).toContainText('Tammany');
});

test('a search that finds nothing says so, and shows the way to everything', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('searchbox').fill('zeppelin');
  const search = page.getByRole('search');
  await expect(search.getByRole('status')).toHaveText(
    words.search.none.replace('{query}', 'zeppelin'),
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
  await page.getByRole('searchbox').fill('cotton');
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
  test.use({ expectedTrouble: /Failed to load|ERR_FAILED|hydrating/ });

  for (const fate of ['is dead', 'hangs'] as const) {
    test(`the search leads to the archive where the chunk ${fate}`, async ({ page }) => {
      await page.route(/\/_astro\/BlogSearch\.[^/]*\.js/, (route) =>
        fate === 'is dead' ? route.abort() : undefined,
      );
      await page.goto('/blog');
      await page.getByRole('searchbox').fill('cotton');
      await page.getByRole('button', { name: words.search.button }).click();
      await expect(page).toHaveURL('/blog/archive?q=cotton');
    });
  }

  test('a search pressed before the chunk arrives is answered on the spot', async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/_astro\/BlogSearch\.[^/]*\.js/, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/blog');
    await page.getByRole('searchbox').fill('cotton');
    await page.getByRole('button', { name: words.search.button }).click();
    await expect(page.getByRole('button', { name: words.search.button })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    arrive();
    await expect(page).toHaveURL('/blog?q=cotton');
    await expect(page.getByRole('search').getByRole('listitem').first()).toBeVisible();
  });
});

test.describe('when the index cannot be fetched', () => {
  test.use({ expectedTrouble: /search\/|Failed to load resource/ });

  test('the visitor is told, and led to the archive', async ({ page }) => {
    await page.route('**/search/*.json', (route) => route.abort());
    await page.goto('/blog');
    await page.getByRole('searchbox').fill('cotton');
    const search = page.getByRole('search');
    await expect(search.getByRole('status')).toHaveText(words.search.failed);
    await search.getByRole('link', { name: words.archive.link }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.archive.title })).toBeVisible();
  });
});

test('each story is found by a word that only it has', async ({ page }) => {
  const posts = globSync('content/blog/*.mdx').map((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(
      /<[^>]*>|\]\([^)]*\)|^---[\s\S]*?^---/gm,
      ' ',
    );
    return {
      slug: file.replace(/^.*\/|\.mdx$/g, ''),
      words: new Set(text.match(/\b[a-z]{6,}\b/g)),
    };
  });
  const tours = globSync('content/tours/*.md')
    .map((file) => readFileSync(file, 'utf8'))
    .join(' ');
  await page.goto('/blog');
  const box = page.getByRole('searchbox');
  for (const { slug, words } of posts) {
    const own = [...words].find(
      (word) =>
        !tours.includes(word) &&
        posts.every(
          (other) =>
            other.slug === slug || ![...other.words].some((w) => w.startsWith(word.slice(0, -1))),
        ),
    );
    await box.fill(own!);
    const first = page.getByRole('search').getByRole('listitem').first().getByRole('link');
    await expect.soft(first, own).toHaveAttribute('href', new RegExp(`^/blog/${slug}#`));
  }
});
